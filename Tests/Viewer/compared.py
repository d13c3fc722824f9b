"""What `render --compare` adds to the page."""
import json
from pathlib import Path

from browser import size_of

CASES = Path(__file__).resolve().parent.parent / "Golden/Diff"


def sides(case):
    folder = CASES / case
    return [folder / f"{side}.yaml" for side in ["old", "new"]]


def compared(checks, browser, kindred, pages):
    old, new = sides("family-removed")
    edited = kindred.scratch / "edited.kindred.yaml"
    text = new.read_text(encoding="utf8")
    for before, after in [
        ("            definesPresentationContext: true\n", ""), ("stack: [Cart]", "stack: [Cart, Wishes, Reviews]"),
        ("            children: [Reviews]\n", ""),
        ("  - {from: Shop, to: Product}", "  - {from: Shop, to: Product}\n  - {from: Cart, to: Wishes}"),
    ]:
        assert before in text
        text = text.replace(before, after)
    edited.write_text(text, encoding="utf8")
    difference = kindred.json("diff", old, edited, "--format", "json")
    path = kindred.page(edited, "compared", "--compare", str(old))
    code, _ = size_of(path)
    checks.true(f"compared: {code} bytes of code and style", code <= 80_000)
    for scheme in ["light", "dark"]:
        page = browser.open(path, color_scheme=scheme)
        browser.axe(page, f"compared, {scheme}")
        states = dict(page.evaluate("[...marked.boxes].map(([box, state]) => [box.id, state])"))
        checks.equal(f"compared, {scheme}: boxes", states, {"Wishes": "added", "Product": "changed", "Reviews": "moved"})
        drawn = page.evaluate("""() => {
            const seen = [], stroke = pen.stroke;
            pen.stroke = function (...rest) { seen.push(pen.strokeStyle); return stroke.apply(pen, rest); };
            paint();
            pen.stroke = stroke;
            return ['added', 'moved', 'changed'].map(state => seen.includes(getComputedStyle(document.documentElement).getPropertyValue('--' + state).trim()));
        }""")
        checks.equal(f"compared, {scheme}: every state has its colour on the map", drawn, [True, True, True])
        browser.close(page, f"compared, {scheme}")
    page = browser.open(path)
    lines = page.evaluate("[...marked.lines].map(([line, state]) => [state, line.from.id, line.to.id])")
    checks.equal("compared: lines", sorted(lines), [["added", "Cart", "Wishes"], ["changed", "Reviews", "checkout"]])
    panel = page.locator("#panel")
    text = panel.inner_text()
    for element in difference["removed"]:
        if element["kind"] in ["family", "controller"]:
            checks.true(f"compared: {element['id']} is listed", element["id"] in text)
    for title in ["Added", "Removed", "Moved", "Changed"]:
        checks.true(f"compared: {title}", title in text)
    panel.get_by_role("link", name="Wishes", exact=True).first.click()
    checks.equal("compared: a name is a link", page.evaluate("view.selected.id"), "Wishes")
    checks.true("compared: what is selected says what changed", "Wishes added, on the stack of CartNav" in panel.inner_text())
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    checks.true("compared: the list comes back", panel.inner_text().startswith("Differences"))
    browser.close(page, "compared")
    switching(checks, browser, kindred, path, old)
    same = kindred.page(old, "same", "--compare", str(old))
    page = browser.open(same)
    checks.true("compared: nothing differs", "no differences" in page.locator("#panel").inner_text())
    checks.equal("compared: nothing is marked", page.evaluate("marked.boxes.size + marked.families.size + marked.lines.size"), 0)
    browser.close(page, "compared with itself")
    hostile(checks, browser, kindred)
    page = browser.open(pages["shop"])
    checks.equal("compared: other pages have nothing of it", page.evaluate("[typeof data.difference, difference.sections.length]"), ["undefined", 0])
    browser.close(page, "not compared")


def switching(checks, browser, kindred, path, old):
    """`b` shows what was before, `n` and `p` go from edit to edit."""
    page = browser.open(path, reduced_motion="reduce")
    page.locator("#map").focus()
    for level, options in [("places", ["--places", "--no-legend"]), ("overview", ["--overview", "--no-legend"])]:
        page.click(f"#level-{level}")
        page.locator("#map").focus()
        page.keyboard.press("b")
        layout = kindred.json("render", old, *options, "--format", "layout")
        found = page.evaluate("view.picture.things.filter(one => !one.thing.isLane).map(one => [one.thing.id, one.x, one.y, one.w, one.h])")
        # The page has a head of its own.
        top = layout["families"][0]["rect"]["y"] - min(one[2] for one in found if one[0] == layout["families"][0]["id"]) if level == "places" else 0
        expected = [[one["id"], rect["x"], rect["y"] - top, rect["width"], rect["height"]]
                    for key in ["families", "controllers"] for one in layout[key] for rect in [one["rect"]]]
        checks.equal(f"compared: before, {level}", sorted(found), sorted(expected))
        checks.true(f"compared: what is gone is marked, {level}", page.evaluate("view.picture.things.some(one => !one.thing.link && !one.thing.isLane)"))
        checks.true("compared: the address", page.evaluate("location.hash").endswith("&before"))
        checks.equal("compared: pressed", page.locator("#before").get_attribute("aria-pressed"), "true")
        checks.equal("compared: the counts aren't those of before", [page.locator("#summary").inner_text(), page.evaluate("headWords()[1].includes('controllers')")], ["before", False])
        page.evaluate("go(controllers[0].link, 1)")
        checks.equal("compared: a focus is of what is now", page.evaluate("[$('before').ariaPressed, $('summary').textContent.includes('controllers'), route.before]"), ["false", True, "before"])
        page.evaluate("go('', 0)")
        checks.equal("compared: and back", page.locator("#before").get_attribute("aria-pressed"), "true")
        page.locator("#map").focus()
        browser.axe(page, f"compared: before, {level}")
        page.keyboard.press("b")
        checks.equal("compared: after", page.evaluate("[view.before, location.hash.includes('before')]"), ["", False])
    added = page.evaluate("""() => {
        const colors = [], stroke = pen.stroke, name = state => ['added', 'changed'].find(one => getComputedStyle(document.documentElement).getPropertyValue('--' + one).trim() === state);
        pen.stroke = function (...rest) { colors.push(name(pen.strokeStyle)); return stroke.apply(pen, rest); };
        paintDifference();
        pen.stroke = stroke;
        return [view.level, colors.includes('changed'), marked.families.size];
    }""")
    checks.equal("compared: a chip in which something is new has changed", added, ["overview", True, 0])
    said = []
    for key in ["n", "n", "p"]:
        page.keyboard.press(key)
        said.append(page.locator("#status").inner_text())
    count = page.evaluate("edits.length")
    checks.equal("compared: edits", [one.split(":")[0] for one in said], [f"Edit 1 of {count}", f"Edit 2 of {count}", f"Edit 1 of {count}"])
    browser.close(page, "compared, before")


def hostile(checks, browser, kindred):
    """Titles come from outside."""
    old, new = kindred.scratch / "one.yaml", kindred.scratch / "other.yaml"
    title = json.dumps("</script><img src=x onerror=alert(1)>\u202e")
    for path, text in [(old, '"plain"'), (new, title)]:
        path.write_text(f"kindred: 1\nfamilies: {{app: {{controller: Home, title: {text}}}}}\n", encoding="utf8")
    page = browser.open(kindred.page(new, "hostile-difference", "--compare", str(old)))
    checks.true("compared: a title is a text", "</script><img" in page.locator("#panel").inner_text())
    checks.equal("compared: a title is no element", page.evaluate("document.images.length"), 0)
    browser.close(page, "compared, hostile")
