"""Hostile input and large maps."""
import json
import re


def hostile(checks, browser, kindred, pages):
    """Whatever texts and paths hold, they are texts; ids can't hold markup."""
    bad = ["</script><script>alert(1)</script>", "<img src=x onerror=alert(2)>", "<!--<script>", "a&b=c#d", "\"quoted' \\\\", "line\u2028\u2029end", "right\u202eleft"]
    source = kindred.scratch / "<!--<script>" / "x<"
    source.mkdir(parents=True)
    rows = "".join(f"      - {{controller: C{at}, title: {json.dumps(one)}}}\n" for at, one in enumerate(bad))
    (source / "script><script>alert(3)<").mkdir()
    (source / "script><script>alert(3)<" / "script>.kindred.yaml").write_text(f"kindred: 1\nwindows: {{main: app}}\nfamilies:\n  app:\n    navigation: Nav\n    stack:\n{rows}")
    page = browser.open(kindred.page(source, "hostile"))
    checks.equal("hostile: titles", page.evaluate("boxes.slice(1).map(box => box.title)"), bad)
    checks.true("hostile: paths", "<!--<script>/x</script><script>alert(3)</script>" in page.evaluate("boxes[0].place.file"))
    page.click("#settings summary")
    page.select_option("#editor", "vscode")
    for at, one in enumerate(bad):
        page.evaluate("id => go(id, 1)", f"C{at}")
        text = page.locator("#panel").inner_text()
        checks.true(f"hostile: {one!r}", re.sub("[\u2028\u2029\u202e]", "\ufffd", one) in text)
    page.keyboard.press("/")
    page.keyboard.type("script")
    checks.true("hostile: found", page.get_by_role("option").count() > 1)
    checks.equal("hostile: no elements", page.evaluate("[document.images.length, document.scripts.length, document.title.startsWith('Map')]"), [0, 3, True])
    checks.true("hostile: nothing reorders text", not re.search("[\u2028\u202e]", page.locator("body").inner_text()))
    page.evaluate("location.hash = '#%3Cimg%20src=x%20onerror=alert(4)%3E&focus=x&step=-1&%zz'")
    page.wait_for_function("view.selected === null")
    checks.equal("hostile: the address", page.evaluate("document.images.length"), 0)
    browser.close(page, "hostile")


def speed(checks, browser, path):
    """Drawing leaves room for 45 frames a second; what a busy machine adds is not counted."""
    page = browser.open(path)
    for scale in [0.05, 0.1, 0.3, 1]:
        times = page.evaluate("""scale => {
            fit(undefined, scale, true); eye.scale = scale;
            return Array.from({length: 41}, (_, step) => {
                eye.x += step % 2 ? 5 : -5;
                const start = performance.now(); paint(); return performance.now() - start;
            });
        }""", scale)
        checks.true(f"speed: {sorted(times)[20]:.1f} ms at {scale}", sorted(times)[20] < 16)
    browser.close(page, "speed")
