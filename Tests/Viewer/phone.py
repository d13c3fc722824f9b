"""The page on a phone, and what must be the same in windows of all sizes."""
from pathlib import Path

from browser import FADED, PHONE

ROOT = Path(__file__).resolve().parent.parent.parent
DESK = {"viewport": {"width": 1280, "height": 800}}


def sheets(checks, browser, kindred, pages):
    """Outline and panel are sheets below the map; neither hides it, nor the key."""
    page = browser.open(pages["social"], "#Profile", level="screens", reduced_motion="reduce", **PHONE)
    checks.true("sheets: the head has two rows", page.evaluate("document.querySelector('header').offsetHeight") < 90)
    for name in ["outline", "panel"]:
        page.tap(f"#show-{name}")
        page.wait_for_timeout(100)
        what = f"sheets: {name}"
        box, sheet = [page.locator(one).bounding_box() for one in ["#map", "#side" if name == "outline" else "#panel"]]
        checks.true(f"{what}: below the map", box["y"] + box["height"] <= sheet["y"] and sheet["y"] + sheet["height"] <= 844)
        rect = page.evaluate("(one => [one.x, one.y, one.x + one.w, one.y + one.h].map((at, axis) => at * eye.scale + (axis % 2 ? eye.y : eye.x)))(rectOf(view.selected))")
        checks.true(f"{what}: the selected is in view", rect[1] >= 0 and rect[3] <= box["height"])
        browser.axe(page, what)
    page.tap("#show-key")
    box, sheet = [page.locator(one).bounding_box() for one in ["#key", "#panel"]]
    checks.true("sheets: the key is above", box["y"] + box["height"] <= sheet["y"])
    browser.axe(page, "sheets: key")
    browser.close(page, "sheets")
    for hash in ["", "#Profile&focus=1"]:
        for level in ["overview", "screens", "places"]:
            page = browser.open(pages["social"], hash, level=level, **PHONE)
            browser.axe(page, f"sheets: {level}{hash}")
            browser.close(page, f"sheets: {level}{hash}")


def tapping(checks, browser, kindred, pages):
    """A tap on a line says what it is, until the map moves."""
    page = browser.open(pages["social"], level="screens", reduced_motion="reduce", **PHONE)
    spot = page.evaluate("""() => {
        const { points } = view.picture.lines.find(line => line.to.id === 'media'), frame = canvas.getBoundingClientRect();
        return [frame.left + eye.x + (points[2] + points[4]) / 2 * eye.scale, frame.top + eye.y + (points[3] + points[5]) / 2 * eye.scale];
    }""")
    page.touchscreen.tap(*spot)
    page.wait_for_timeout(100)
    checks.true("tapping: a line", page.locator("#tip").is_visible() and "presents media\noverFullScreen, presented by PhoneTabs" in page.locator("#tip").inner_text())
    page.evaluate("""() => {
        const send = (type, x) => canvas.dispatchEvent(new PointerEvent(type, {pointerId: 8, clientX: x, clientY: 400, pointerType: 'touch'}));
        canvas.setPointerCapture = () => {};
        send('pointerdown', 100); send('pointermove', 150); send('pointerup', 150);
    }""")
    checks.equal("tapping: moving hides it", page.locator("#tip").is_visible(), False)
    browser.close(page, "tapping")
    # The first tap selects and leaves the map where it is, so the second finds the same.
    page = browser.open(pages["social"], level="screens", reduced_motion="reduce", **PHONE)
    spot = page.evaluate("(one => [eye.x + (one.x + 8) * eye.scale, canvas.getBoundingClientRect().top + eye.y + (one.y + 6) * eye.scale])(rectOf(familyByID.get('media')))")
    before = page.evaluate("[eye.x, eye.y, eye.scale]")
    page.touchscreen.tap(*spot)
    checks.equal("tapping: once", page.evaluate("[view.selected.id, view.focus, eye.x, eye.y, eye.scale]"), ["media", None, *before])
    page.touchscreen.tap(*spot)
    page.wait_for_timeout(100)
    checks.equal("tapping: twice", page.evaluate("[view.selected.id, view.focus.id]"), ["media", "media"])
    browser.close(page, "tapping twice")


# All that an address can say, of a page that compares.
STATE = "[view.level, view.selected.id, view.focus.id, route.focus, route.path, route.only, route.hide, view.before, ...toMap(eye.width / 2, eye.height / 2).map(Math.round), eye.scale]"


def restoring(checks, browser, kindred, pages):
    """An address shows the same in the middle of any window, whatever else takes room of it."""
    source, old = kindred.scratch / "restored", kindred.scratch / "before"
    for folder, style in [(source, "fullScreen"), (old, "pageSheet")]:
        folder.mkdir()
        for path in (ROOT / "Samples/social").glob("*.yaml"):
            text = path.read_text(encoding="utf8")
            (folder / path.name).write_text(text.replace("{present: camera, style: fullScreen}", f"{{present: camera, style: {style}}}"), encoding="utf8")
    path = kindred.page(source, "restored", "--compare", str(old))
    # Among places the changed presentations are references; as lines of other levels they are marked all the same.
    for level in ["overview", "screens", "places"]:
        page = browser.open(path, level=level)
        drawn = page.evaluate("""() => {
            const seen = [], stroke = pen.stroke;
            pen.stroke = function (...rest) { seen.push(pen.strokeStyle); return stroke.apply(pen, rest); };
            paintDifference();
            pen.stroke = stroke;
            return [marked.lines.size, marked.references.size > 1, seen.includes(colors.changed)];
        }""")
        checks.equal(f"restoring: changes in {level}", drawn, [0, True, True])
        browser.close(page, f"restoring: changes in {level}")
    hash = "#Profile&focus=1&level=screens&at=120,80,0.75&path=Feed..camera&only=style:fullScreen&hide=panel&before"
    for what, size in [("desk", DESK), ("phone", PHONE)]:
        page = browser.open(path, hash, level="", reduced_motion="reduce", **size)
        page.wait_for_timeout(400)
        checks.equal(f"restoring: {what}", page.evaluate(STATE), ["screens", "Profile", "Profile", 1, "Feed..camera", "style:fullScreen", "panel", "before", 120, 80, 0.75])
        checks.equal(f"restoring: {what}: the address", page.evaluate("location.hash"), hash)
        checks.equal(f"restoring: {what}: what fades is counted", page.locator("#rest").inner_text(), page.evaluate(FADED))
        browser.axe(page, f"restoring: {what}")
        page.evaluate("setRoute({ path: '', only: 'style:nothing' })")
        checks.equal(f"restoring: {what}: a style that nothing has", page.evaluate("[$('only').selectedOptions[0].textContent, $('rest').textContent, view.lit]"), ["everything", "", None])
        middle = page.evaluate("toMap(eye.width / 2, eye.height / 2).map(Math.round)")
        page.evaluate("togglePart('outline')")
        page.wait_for_timeout(100)
        checks.equal(f"restoring: {what}: what is in the middle stays there", page.evaluate("toMap(eye.width / 2, eye.height / 2).map(Math.round)"), middle)
        browser.close(page, f"restoring: {what}")
    # The same link opens in another level elsewhere, so the place needs its own.
    page = browser.open(pages["social"], level="", reduced_motion="reduce", viewport={"width": 2600, "height": 1600})
    checks.equal("restoring: a large window", page.evaluate("view.level"), "screens")
    page.evaluate("rest()")
    link = page.evaluate("location.hash")
    browser.close(page, "restoring: a large window")
    page = browser.open(pages["social"], link, level="", reduced_motion="reduce", **PHONE)
    checks.equal("restoring: its link on a phone", page.evaluate("view.level"), "screens")
    browser.close(page, "restoring: its link on a phone")


def fading(checks, browser, kindred, pages):
    """What fades is still there, and lines fade with their ends."""
    for name, level, only in [("social", "overview", "style:overFullScreen"), ("social", "screens", "style:overFullScreen"), ("city", "overview", "style:fullScreen")]:
        page = browser.open(pages[name], f"#&only={only}", level=level)
        colors = page.evaluate("""() => {
            paint();
            const ratio = canvas.width / eye.width;
            const pixels = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
            return view.picture.things.filter(one => !one.thing.isLane && !isLitThing(one.thing)).map(one => {
                const [x, y] = [eye.x + one.x * eye.scale, eye.y + one.y * eye.scale];
                if (x < 0 || y < 0 || y + one.h * eye.scale > eye.height) return 99;
                const colors = new Set();
                for (let row = Math.ceil(y * ratio); row < (y + one.h * eye.scale) * ratio; row += 1) {
                    for (let at = Math.ceil(x * ratio); at < (x + one.w * eye.scale) * ratio; at += 1) colors.add(pixels[row * canvas.width + at]);
                }
                return colors.size;
            });
        }""")
        checks.true(f"fading: {name}, {level}: {sorted(colors)[:5]} colours", len(colors) > 5 and min(colors) > 6)
        wrong = page.evaluate("""() => {
            const wrong = [], own = paintShape;
            let count = 0;
            paintShape = one => {
                const lines = one.owners.filter(owner => owner.points);
                count += lines.length;
                if (lines.length && lines.some(isLitPictureLine) !== (pen.globalAlpha === 1)) wrong.push(one.path);
                own(one);
            };
            paint();
            paintShape = own;
            return [wrong, count > 9];
        }""")
        checks.equal(f"fading: {name}, {level}: lines", wrong, [[], True])
        browser.close(page, f"fading: {name}, {level}")


def counting(checks, browser, kindred, pages):
    """The key has what is in the picture, and all counts are those of the pictures."""
    for name in ["shop", "social", "city"]:
        counts = kindred.json("render", ROOT / "Samples" / name, "--overview", "--format", "layout")["counts"]
        page = browser.open(pages[name], level="overview")
        rows = page.locator("#panel dl").first.inner_text().split("\n")
        found = dict(zip(rows[::2], rows[1::2]))
        expected = {"Families": counts["families"], "Controllers": counts["controllers"], "Presentations": counts["presentations"], "Pushes": counts["pushes"]}
        if counts["places"] > counts["controllers"]:
            expected["Places"] = counts["places"]
        checks.equal(f"counting: {name}", found, {key: str(value) for key, value in expected.items()})
        checks.true(f"counting: {name}: in the head", f"{counts['families']} families, {counts['controllers']} controllers" in page.locator("#summary").inner_text())
        checks.true(f"counting: {name}: no pushes in the key of an overview", "pushes" not in page.locator("#key").inner_text())
        browser.close(page, f"counting: {name}")
    page = browser.open(pages["social"], "#Profile&focus=1", level="screens")
    key = page.evaluate("[...document.querySelectorAll('#key li')].map(one => one.lastChild.textContent)")
    checks.equal("counting: the key of a focus", sorted(key), sorted(["pageSheet", "context", "chosen by the system", "Home", "Explore", "Activity", "screens that several stacks share", "pushes"]))
    browser.close(page, "counting")
    page = browser.open(pages["thousand"], level="overview")
    key = page.evaluate("[...document.querySelectorAll('#key li')].map(one => one.lastChild.textContent)")
    checks.true("counting: the key has diagnostics", {"warnings", "notes"} <= set(key))
    # Round numbers of lanes are at the corner of a chip; the number of its diagnostics is nowhere near.
    near = page.evaluate("""() => {
        const seen = [], fill = pen.fillText;
        pen.fillText = function (text, x, y) { if (pen.textAlign === 'center') seen.push([x, y]); fill.call(pen, ...arguments); };
        eye.scale = 1;
        paint();
        pen.fillText = fill;
        const numbers = view.picture.items.filter(one => one.font && /^\\d+$/.test(one.text) && one.font.css.includes('bold'));
        return [seen.length > 3, seen.filter(([x, y]) => numbers.some(one => Math.hypot(one.x + one.w / 2 - x, one.y + one.h / 2 - y) < 16)).length];
    }""")
    checks.equal("counting: diagnostics and lanes", near, [True, 0])
    browser.close(page, "counting: diagnostics")


ALL = [sheets, tapping, restoring, fading, counting]
