"""Keeps what a run of the benchmarks found: a JSON a commit, in Benchmarks/History."""

import datetime
import json
import os
import platform
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "History")


def first_line(command):
    """Returns the first line that a command prints, or nothing if it can't run."""
    try:
        done = subprocess.run(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.decode().partition("\n")[0]


def processor():
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.processor())
    except OSError:
        return first_line(["sysctl", "-n", "machdep.cpu.brand_string"]) or platform.processor()


def entry(program, rows, is_quick):
    """Returns what is kept: which program was measured where, and each row in the units of the table."""
    commit, date = (first_line(["git", "log", "-1", "--format=" + form]) for form in ("%H", "%cs"))
    changed = first_line(["git", "status", "--porcelain", "--", "../Sources", "../Package.swift"]) != ""
    return {
        "commit": commit,
        "date": date,
        "changed": changed,
        "measured": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d"),
        "quick": is_quick,
        "swift": first_line(["swiftc", "--version"]),
        "machine": {
            "system": f"{platform.system()} {platform.machine()}", "processor": processor(), "cores": os.cpu_count(),
            "load": round(os.getloadavg()[0], 1),
        },
        "bytes": os.path.getsize(program),
        "rows": rows,
    }


def write(program, rows, is_quick):
    """Writes the entry of the commit that is checked out, and returns its path."""
    found = entry(program, rows, is_quick)
    os.makedirs(FOLDER, exist_ok=True)
    path = os.path.join(FOLDER, "%s-%s.json" % (found["date"] or found["measured"], found["commit"][:7] or "unknown"))
    with open(path, "w", encoding="utf-8") as out:
        json.dump(found, out, indent=2, ensure_ascii=False)
        out.write("\n")
    return path
