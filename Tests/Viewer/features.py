"""Each feature of the viewer, used as a reader would."""
import json
import re
from pathlib import Path

import truths
from browser import texts_at

ROOT = Path(__file__).resolve().parent.parent.parent


def levels(checks, browser, kindred, pages):
    """Family names from far, frames from nearer, texts from near."""
    page = browser.open(pages["city"])
    families = set(page.evaluate("families.map(one => one.id)"))
    for scale in [0.1, 0.3]:
        texts = texts_at(page, scale)
        checks.true(f"levels: names at {scale}", len(texts) > 8 and set(texts) <= families)
    checks.equal("levels: from far the card is hit", page.evaluate("eye.scale = 0.1, hit(boxes[9].x + 3, boxes[9].y + 3).isFamily"), True)
    checks.equal("levels: from near the box is hit", page.evaluate("eye.scale = 1, hit(boxes[9].x + 3, boxes[9].y + 3).id"), page.evaluate("boxes[9].id"))
    browser.close(page, "levels")
    page = browser.open(pages["shop"])
    checks.true("levels: all ids from near", set(page.evaluate("boxes.map(one => one.id)")) <= set(texts_at(page, 0.5)))
    browser.close(page, "levels from near")


def moving(checks, browser, kindred, pages):
    page = browser.open(pages["shop"], reduced_motion="reduce")
    def state():
        return page.evaluate("[eye.x, eye.y, eye.scale]")
    whole = state()
    page.mouse.move(600, 400)
    under = "(at => toMap(600 - at.left, 400 - at.top).map(Math.round))(canvas.getBoundingClientRect())"
    before = page.evaluate(under)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(f"eye.scale > {whole[2]}")
    checks.equal("moving: what is under the pointer stays there", page.evaluate(under), before)
    page.keyboard.press("0")
    checks.equal("moving: 0 shows everything, at once if motion is reduced", state(), whole)
    page.mouse.wheel(40, 30)
    page.wait_for_function(f"eye.x === {whole[0]} - 40")
    checks.equal("moving: two fingers pan", [round(one, 6) for one in state()], [round(one, 6) for one in [whole[0] - 40, whole[1] - 30, whole[2]]])
    page.keyboard.press("0")
    for key, sign in [("+", 1), ("-", -1)]:
        before = state()[2]
        page.keyboard.press(key)
        checks.true(f"moving: {key}", (state()[2] - before) * sign > 0)
    for key, axis, sign in [("ArrowLeft", 0, 1), ("ArrowRight", 0, -1), ("ArrowUp", 1, 1), ("ArrowDown", 1, -1)]:
        before = state()[axis]
        page.keyboard.press(key)
        checks.equal(f"moving: {key}", round(state()[axis] - before), sign * 80)
    before = state()
    page.mouse.down()
    page.mouse.move(650, 430)
    page.mouse.up()
    checks.equal("moving: drag", [round(state()[0] - before[0]), round(state()[1] - before[1])], [50, 30])
    checks.equal("moving: a drag selects nothing", page.evaluate("view.selected"), None)
    before = state()[2]
    page.evaluate("""() => {
        const send = (type, id, x) => canvas.dispatchEvent(new PointerEvent(type, {pointerId: id, clientX: x, clientY: 400, pointerType: 'touch'}));
        canvas.setPointerCapture = () => {};
        send('pointerdown', 8, 500); send('pointerdown', 9, 600); send('pointermove', 9, 700); send('pointerup', 8, 500); send('pointerup', 9, 700);
    }""")
    checks.equal("moving: pinch", round(state()[2] / before, 3), 2)
    page.click("#fit")
    checks.equal("moving: the button", state(), whole)
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement !== null")
    page.click("#full")
    page.wait_for_function("document.fullscreenElement === null")
    browser.close(page, "moving")


def finding(checks, browser, kindred, pages):
    source = kindred.scratch / "named.kindred.yaml"
    source.write_text("""kindred: 1
windows:
  main: app
families:
  app:
    navigation: Nav
    stack:
      - {controller: First, class: Shop.StartViewController, title: Welcome back, tags: [urgent, later]}
      - Second
""")
    page = browser.open(kindred.page(source, "named"))
    for words, id in [("secon", "Second"), ("startview", "First"), ("welcome", "First"), ("URGENT", "First"), ("app", "app"), ("main", "app")]:
        page.keyboard.press("/")
        page.keyboard.type(words)
        checks.equal(f"finding: {words}", page.get_by_role("option").first.inner_text().split(" ")[0], id)
        page.keyboard.press("Enter")
        checks.equal(f"finding: {words} selects", page.locator("#panel h2").inner_text(), id)
    page.keyboard.press("/")
    page.keyboard.type("nothing of this")
    checks.equal("finding: nothing", page.locator("#found").is_visible(), False)
    page.keyboard.press("Escape")
    checks.equal("finding: Escape", page.evaluate("[finder.value, document.activeElement.id]"), ["", "map"])
    browser.close(page, "finding")


def panel(checks, browser, kindred, pages):
    page = browser.open(pages["shop"], "#Product")
    text = page.locator("#panel").inner_text()
    for part in ["Product\n", "ShopTabs", "checkout fullScreen", "presented by ShopTabs: the root of the caller's family", "options overCurrentContext",
                 "presented by Product: the nearest context", "Samples/shop/app.kindred.yaml:"]:
        checks.true(f"panel: {part!r}", part.strip() in text)
    page.locator("#panel").get_by_role("link", name="checkout", exact=True).first.click()
    checks.equal("panel: a name is a link", page.locator("#panel h2").inner_text(), "checkout")
    page.locator("#panel").get_by_role("link", name="CheckoutNav", exact=True).first.click()
    page.go_back()
    checks.equal("panel: back", page.locator("#panel h2").inner_text(), "checkout")
    page.go_back()
    checks.equal("panel: back again", page.locator("#panel h2").inner_text(), "Product")
    page.go_forward()
    checks.equal("panel: forward", page.locator("#panel h2").inner_text(), "checkout")
    browser.close(page, "panel")
    page = browser.open(pages["shop"], "#family%3Acheckout&focus=2")
    checks.equal("panel: a link with focus", page.evaluate("[view.selected.id, route.focus]"), ["checkout", 2])
    page.evaluate("location.hash = '#Nobody'")
    page.wait_for_function("view.selected === null")
    checks.true("panel: a wrong link is said", "nothing called Nobody" in page.locator("#panel").inner_text())
    browser.close(page, "panel link")
    page = browser.open(pages["social"])
    screen = page.evaluate("[...placesOf.values()].find(list => list.length > 1).map(box => box.id)")
    page.evaluate("id => go(id, 0)", screen[0])
    text = page.locator("#panel").inner_text()
    checks.true("panel: other places", all(id in text for id in screen[1:]))
    checks.true("panel: why it exists", "exists because" in text)
    browser.close(page, "panel of places")


def outline(checks, browser, kindred, pages):
    page = browser.open(pages["shop"])
    page.keyboard.press("o")
    def active():
        return page.evaluate("document.activeElement.firstChild.textContent")
    checks.equal("outline: first", active(), "Window main")
    for key, expected in [("ArrowDown", "shop"), ("ArrowRight", "shop"), ("ArrowRight", "ShopTabs"), ("ArrowLeft", "shop"), ("ArrowLeft", "shop"),
                          ("Home", "Window main"), ("End", "share"), ("ArrowUp", "sizeChart")]:
        page.keyboard.press(key)
        checks.equal(f"outline: {key}", active(), expected)
    page.keyboard.press("Enter")
    checks.equal("outline: Enter", page.evaluate("[view.selected.id, document.activeElement.getAttribute('aria-selected')]"), ["sizeChart", "true"])
    page.evaluate("go('ResetPassword', 0)")
    item = page.get_by_role("treeitem", name="ResetPassword")
    checks.equal("outline: shows the selected", [item.get_attribute("aria-level"), item.get_attribute("aria-selected")], ["4", "true"])
    before = page.evaluate("JSON.stringify(boxes.map(box => [box.x, box.y, box.w, box.h]))")
    page.evaluate("fit(undefined, 1, true), go('family:checkout', 0)")
    page.keyboard.press("c")
    checks.equal("outline: collapsed", page.evaluate("[familyByID.get('checkout').isCollapsed, hit(familyByID.get('checkout').x + 9, familyByID.get('checkout').y + 33).id, hit(boxByID.get('Cart').x + 2, boxByID.get('Cart').y + 2)]"), [True, "checkout", None])
    checks.true("outline: hides what is inside", "Cart" not in texts_at(page, 1))
    page.evaluate("go('HomeNav', 0)")
    page.click("#collapse")
    texts = texts_at(page, 1)
    checks.true("outline: a tab collapses", "Home" not in texts and "HomeNav" in texts and "SearchNav" in texts and "5 inside" in texts)
    checks.equal("outline: nothing moved", page.evaluate("JSON.stringify(boxes.map(box => [box.x, box.y, box.w, box.h]))"), before)
    browser.close(page, "outline")


def editors(checks, browser, kindred, pages):
    page = browser.open(pages["shop"], "#Cart")
    place = page.locator("#panel dd", has_text="checkout.kindred.yaml:").first
    checks.equal("editors: none", place.locator("a").count(), 0)
    page.click("#settings summary")
    page.fill("#folder", "/Users/me/my app")
    for editor, template, start in [
        ("vscode", "", "vscode://file/Users/me/my%20app/"), ("zed", "", "zed://file/Users/me/my%20app/"),
        ("jetbrains", "", "jetbrains://idea/navigate/reference?path=/Users/me/my%20app/"), ("own", "edit:{path}@{line}", "edit:/Users/me/my%20app/"),
    ]:
        page.fill("#template", template)
        page.select_option("#editor", editor)
        page.evaluate("editor => document.activeElement.blur()", editor)
        address = place.locator("a").get_attribute("href")
        position = {"vscode": ":4:", "zed": ":", "own": "@"}.get(editor, ":")[0]
        root = "" if str(ROOT) in address.replace("%20", " ") else start
        checks.true(f"editors: {editor}: {address}", address.startswith(root) and re.search(f"checkout.kindred.yaml{position}\\d+", address))
    page.fill("#template", " javascript:alert(1)//{path}")
    page.evaluate("document.activeElement.blur()")
    checks.equal("editors: no scripts", place.locator("a").count(), 0)
    browser.close(page, "editors")
    page = browser.open(kindred.page(ROOT / "Samples/shop", "linked", "--link-base", "https://example.org/blob/main/"), "#Cart")
    address = page.locator("#panel a.place").first.get_attribute("href")
    checks.true(f"editors: --link-base: {address}", re.fullmatch(r"https://example\.org/blob/main/.*checkout\.kindred\.yaml#L\d+", address))
    browser.close(page, "link base")


def diagnostics(checks, browser, kindred, pages):
    page = browser.open(pages["thousand"])
    report = json.loads(kindred.run("check", kindred.scratch / "app1000", "--format", "json", "--notes"))["diagnostics"]
    checks.equal("diagnostics: all", page.evaluate("findings.map(one => one.message).sort()"), sorted(one["message"] for one in report))
    placed = page.evaluate("findings.filter(one => one.box).map(one => one.box.id)")
    seen = []
    for key in ["n", "n", "p"]:
        page.keyboard.press(key)
        seen.append(page.evaluate("view.selected.id"))
    checks.equal("diagnostics: n and p", seen, [placed[0], placed[1], placed[0]])
    checks.true("diagnostics: said in the panel", page.evaluate("findings[0].message") in page.locator("#panel").inner_text())
    page.keyboard.press("Escape")
    page.evaluate("fit(findings[0].box.family, 1, true)")
    checks.true("diagnostics: counted at the card", page.evaluate("String(findings[0].box.family.findings)") in texts_at(page, 0.6))
    browser.close(page, "diagnostics")


def playing(checks, browser, kindred, pages):
    source = ROOT / "Samples/lifecycle"
    every = "viewDidLoad,viewWillAppear,viewIsAppearing,viewDidAppear,viewWillDisappear,viewDidDisappear,willMove,didMove"
    traces = kindred.json("simulate", source, "--format", "json", "--events", every)
    path = kindred.page(source, "lifecycle")
    page = browser.open(path, reduced_motion="reduce")
    truths.scenarios(checks, page, traces, "playing")
    name = max(traces["scenarios"], key=lambda one: len(one["events"]))["name"]
    page.select_option("#scenario", name)
    count = page.evaluate("play.scenario.steps.length")
    for step in range(1, count):
        page.keyboard.press("ArrowRight")
        checks.equal(f"playing: step {step}", page.evaluate("[play.step, $('events').children.length === play.scenario.steps[play.step].events.length]"), [step, True])
        checks.equal("playing: on the map", page.evaluate("[...view.scene.visible].every(box => view.lit.boxes.has(box)) && [...view.scene.heard.keys()].every(box => view.lit.boxes.has(box))"), True)
    page.keyboard.press("ArrowLeft")
    checks.equal("playing: back", page.evaluate("play.step"), count - 2)
    link = page.evaluate("location.hash")
    browser.axe(page, "playing")
    browser.close(page, "playing")
    page = browser.open(path, link)
    checks.equal("playing: a link to a step", page.evaluate("[play.scenario.name, play.step]"), [name, count - 2])
    page.click("#step-end")
    checks.equal("playing: ended", page.evaluate("[play.scenario, view.lit]"), [None, None])
    browser.close(page, "playing link")


def looks(checks, browser, kindred, pages):
    seen = []
    for scheme in ["light", "dark"]:
        page = browser.open(pages["city"], "#family%3Asettings&focus=1", color_scheme=scheme)
        browser.axe(page, scheme)
        page.keyboard.press("/")
        page.keyboard.type("a")
        browser.axe(page, f"{scheme}, finding")
        page.keyboard.press("Escape")
        page.click("#settings summary")
        browser.axe(page, f"{scheme}, settings")
        seen.append(page.evaluate("[colors.page, getComputedStyle(document.body).backgroundColor]"))
        pages_printed = len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))
        checks.equal(f"{scheme}: pages on paper", pages_printed, 1)
        checks.equal(f"{scheme}: colours after printing", page.evaluate("colors.page"), seen[-1][0])
        browser.close(page, scheme)
    checks.equal("looks: pages", [one[0] for one in seen], ["#ffffff", "#14181d"])
    checks.true("looks: differ", seen[0][1] != seen[1][1])


ALL = [levels, moving, finding, panel, outline, editors, diagnostics, playing, looks]
