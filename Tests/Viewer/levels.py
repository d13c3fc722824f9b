"""The levels, and what is drawn around one thing."""
import re
from pathlib import Path
from urllib.parse import quote

import truths
from browser import middle

ROOT = Path(__file__).resolve().parent.parent.parent


def pictures(checks, browser, kindred, pages):
    """The levels above the places have what the pictures of the same name have."""
    for name, level, options in [("social", "overview", ["--overview"]), ("social", "screens", []), ("city", "overview", ["--overview"])]:
        layout = kindred.json("render", ROOT / f"Samples/{name}", *options, "--no-legend", "--format", "layout")
        page = browser.open(pages[name], level=level)
        what = f"pictures: {name}, {level}"
        found = page.evaluate("""view.picture.things.map(one => [one.thing.isLane ? 'lanes' : one.thing.isBlock ? 'blocks' : one.thing.isFamily ? 'families' : 'controllers',
            one.thing.id, one.x, one.y, one.w, one.h])""")
        expected = [[kind, one["id"], *one["rect"].values()] for kind in ["families", "controllers", "blocks", "lanes"] for one in layout.get(kind, []) if "rect" in one]
        checks.equal(f"{what}: things", sorted(found), sorted(expected))
        found = page.evaluate("view.picture.lines.map(line => line.points.map(one => Math.round(10 * one)))")
        checks.equal(f"{what}: lines", found, [[round(10 * one[key]) for one in line["points"] for key in "xy"] for line in layout["lines"]])
        top = min(one["rect"]["y"] for kind in ["families", "lanes"] for one in layout[kind] if "rect" in one)
        texts = {one["text"] for one in layout["labels"] if one["rect"]["y"] > top}
        checks.true(f"{what}: texts", texts <= set(page.evaluate("view.picture.items.map(one => one.text)")))
        checks.equal(f"{what}: pressed", page.locator("#levels [aria-pressed=true]").inner_text().lower(), level)
        browser.axe(page, what)
        browser.close(page, what)


def zooming(checks, browser, kindred, pages):
    """It opens where names can be read, and zooming in goes on to the next level."""
    for name, level in [("social", "screens"), ("thousand", "overview"), ("shop", "places")]:
        page = browser.open(pages[name], level="")
        checks.equal(f"zooming: {name} opens", page.evaluate("view.level"), level)
        browser.close(page, f"zooming: {name}")
    page = browser.open(pages["social"], level="overview", reduced_motion="reduce")
    middle = "(thing => { const rect = rectOf(thing); return [eye.x + (rect.x + 20) * eye.scale, eye.y + (rect.y + 8) * eye.scale]; })"
    at = page.evaluate(f"{middle}(familyByID.get('camera'))")
    page.evaluate("at => { while (view.level === 'overview') zoomBy(1.2, ...at); }", at)
    checks.equal("zooming: on to the screens", page.evaluate("view.level"), "screens")
    checks.equal("zooming: what was under the pointer stays there", page.evaluate("at => hit(...toMap(...at)).family?.id || hit(...toMap(...at)).id", at), "camera")
    page.evaluate("at => { while (view.level === 'screens') zoomBy(1.2, ...at); }", at)
    checks.equal("zooming: on to the places", page.evaluate("view.level"), "places")
    page.evaluate("() => { for (let step = 0; step < 60; step += 1) zoomBy(0.8); }")
    checks.equal("zooming: back", page.evaluate("view.level"), "overview")
    page.wait_for_timeout(400)
    checks.true("zooming: the address has the place", re.search("&at=[-0-9.]+,[-0-9.]+,[0-9.]+$", page.evaluate("location.hash")))
    page.evaluate("location.hash = '#Profile&level=screens&at=600,500,0.8'")
    page.wait_for_function("view.level === 'screens'")
    checks.equal("zooming: a link to a place", page.evaluate("[...toMap(eye.width / 2, eye.height / 2).map(Math.round), eye.scale]"), [600, 500, 0.8])
    text = page.locator("#panel").inner_text()
    for part in ["13 places", "phone/PhoneTabs/HomeTab/Profile", "ProfileHeader", "overCurrentContext", "Following"]:
        checks.true(f"zooming: a name has {part}", part in text)
    page.click("#level-places")
    checks.equal("zooming: the button", page.evaluate("[view.level, view.selected.id]"), ["places", "Profile"])
    browser.close(page, "zooming")


def focus(checks, browser, kindred, pages):
    """Focus is the picture of `--around`, and Esc goes back to the map as it was."""
    for name in ["shop", "social"]:
        page = browser.open(pages[name], level="screens")
        layout = kindred.json("render", ROOT / f"Samples/{name}", "--format", "layout")
        for kind, id in [(key, one["id"]) for key in ["families", "controllers"] for one in layout[key]]:
            expected = kindred.json("render", ROOT / f"Samples/{name}", "--around", id, "--format", "layout")["lines"]
            found = page.evaluate("""link => {
                go(link, 1);
                return view.picture.lines.map(line => [line.words === 'starts with it' ? 'starts' : Moves.includes(line.words) ? line.words : line.presents ? 'presents' : 'pushes', line.from[0].id, line.to.id]);
            }""", f"family:{id}" if kind == "families" else id)
            checks.equal(f"focus: {name}, {id}", sorted({tuple(one) for one in found}), sorted({(one["kind"], one["from"], one["to"]) for one in expected}))
        browser.close(page, f"focus: {name}")
    graph = kindred.json("compile", ROOT / "Samples/city", "--format", "json")
    page = browser.open(pages["city"])
    caller = page.evaluate("references[0].from.id")
    page.evaluate("id => fit(boxByID.get(id), 1, true)", caller)
    page.mouse.move(*middle(page, caller))
    page.wait_for_function("view.hover !== null")
    checks.true("focus: hover shows the reference", page.evaluate("curves().some(one => one === references[0])"))
    page.mouse.click(*middle(page, caller))
    checks.equal("focus: a click selects", page.evaluate("[view.selected.id, view.focus]"), [caller, None])
    before = page.evaluate("[eye.x, eye.y, eye.scale]")
    page.mouse.dblclick(*middle(page, caller))
    checks.equal("focus: the address", page.evaluate("location.hash").replace("&level=places", ""), f"#{quote(caller, safe='')}&focus=1")
    drawn = []
    for hops in [1, 2, 3]:
        page.keyboard.press(str(hops))
        ends = page.evaluate("view.picture.lines.flatMap(line => [...line.from, line.to]).filter(one => one.link).map(one => one.isFamily ? one.root.id : one.id)")
        drawn.append(len(set(ends)))
        checks.equal(f"focus: {hops} hops", sorted(set(ends) - set(truths.neighbours(graph, caller, hops))), [])
    checks.equal("focus: more hops draw more", drawn, sorted(drawn))
    checks.equal("focus: pressed", page.locator("#panel [aria-pressed=true]").inner_text(), "3 hops")
    browser.axe(page, "focus")
    page.keyboard.press("Escape")
    checks.equal("focus: Escape goes back", page.evaluate("[view.picture, view.selected.id, eye.x, eye.y, eye.scale]"), [None, caller, *before])
    page.keyboard.press("Escape")
    checks.equal("focus: again", page.evaluate("view.selected"), None)
    browser.close(page, "focus")


ALL = [pictures, zooming, focus]
