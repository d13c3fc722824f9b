"""Scripts/collect-release.sh: the packages of all machines, with checksums, one bundle and a formula."""
import hashlib
import json
import pathlib
import re
import zipfile

from common import ROOT, run

VERSION = "1.2.3"
TRIPLES = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "universal-apple-macosx"]
RECORDER = f"kindred-recorder-{VERSION}.tar.gz"


def packages(checks, name, triples):
    """What each machine hands over: a tarball, and those of Linux a bundle with one variant."""
    folders = []
    for triple in triples:
        folder = checks.folder(f"{name} {triple}", {f"kindred-{VERSION}-{triple}.tar.gz": triple})
        if "linux" in triple:
            (folder / RECORDER).write_text("the package for apps")
            variants = [{"path": f"{triple}/bin/kindred", "supportedTriples": [triple]}]
            info = {"artifacts": {"kindred": {"type": "executable", "version": VERSION, "variants": variants}}}
            with zipfile.ZipFile(folder / f"kindred-{VERSION}.artifactbundle.zip", "w") as bundle:
                bundle.writestr("kindred.artifactbundle/info.json", json.dumps(info))
                program = zipfile.ZipInfo(f"kindred.artifactbundle/{triple}/bin/kindred")
                program.external_attr = 0o755 << 16
                bundle.writestr(program, triple)
        folders.append(str(folder))
    return folders


def published(checks):
    def collect(name, folders, version=VERSION):
        dist = checks.scratch / f"{name} dist"
        script = [str(ROOT / "Scripts/collect-release.sh"), version, "https://example.com/owner/kindred", str(dist), *folders]
        return dist, *run(script, ROOT, checks.environment(SOURCE_DATE_EPOCH="1700000000"))

    dist, code, printed = collect("release", packages(checks, "release", TRIPLES))
    checks.equal("a release is collected", code, 0)
    sums = dict(reversed(line.split("  ")) for line in (dist / "SHA256SUMS").read_text().splitlines())
    checks.equal("every package has a checksum, and nothing else is published", sorted(path.name for path in dist.iterdir()), sorted(
        [*sums, "SHA256SUMS", "kindred.rb"]))
    for name, digest in sums.items():
        checks.equal(f"{name} has its checksum", digest, hashlib.sha256((dist / name).read_bytes()).hexdigest())
    formula = (dist / "kindred.rb").read_text()
    found = re.findall(r'url "(.*)"\n\s+sha256 "(\w+)"', formula)
    checks.equal("the formula has every tarball with its checksum", sorted(found), sorted(
        (f"https://example.com/owner/kindred/releases/download/v{VERSION}/kindred-{VERSION}-{triple}.tar.gz",
         sums[f"kindred-{VERSION}-{triple}.tar.gz"]) for triple in TRIPLES))
    with zipfile.ZipFile(dist / f"kindred-{VERSION}.artifactbundle.zip") as bundle:
        info = json.loads(bundle.read("kindred.artifactbundle/info.json"))
        variants = [variant["path"] for variant in info["artifacts"]["kindred"]["variants"]]
        checks.equal("the bundle has both machines", sorted(variants), sorted(f"{it}/bin/kindred" for it in TRIPLES[:2]))
        modes = {bundle.getinfo(f"kindred.artifactbundle/{path}").external_attr >> 16 & 0o777 for path in variants}
        checks.equal("its programs can be run", modes, {0o755})

    _, code, printed = collect("part", packages(checks, "part", TRIPLES[:2]))
    checks.true("a missing platform is named", code == 1 and f"there is no kindred-{VERSION}-{TRIPLES[2]}.tar.gz" in printed, printed)
    folders = packages(checks, "unequal", TRIPLES)
    (pathlib.Path(folders[1]) / RECORDER).write_text("another package")
    _, code, printed = collect("unequal", folders)
    checks.true("packages for apps that differ are refused", code == 1 and f"{RECORDER} differs between machines" in printed, printed)
    folders = packages(checks, "without", TRIPLES)
    for folder in folders[:2]:
        (pathlib.Path(folder) / RECORDER).unlink()
    _, code, printed = collect("without", folders)
    checks.true("a release without one is refused", code == 1 and f"there is no {RECORDER}" in printed, printed)
    _, code, printed = collect("strange", ["none"], version='1"')
    checks.true("a strange version is refused", code == 1 and "the version must be like" in printed, printed)
