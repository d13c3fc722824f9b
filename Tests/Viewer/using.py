"""What a reader does with the page: puts parts away, collapses, follows lines and ways, filters, copies."""
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

from browser import FADED, PHONE, texts_in_view

ROOT = Path(__file__).resolve().parent.parent.parent


def parts(checks, browser, kindred, pages):
    """Outline, panel and key can be put away; on a phone they are sheets."""
    page = browser.open(pages["social"], level="screens")
    for name, part in [("outline", "#side"), ("panel", "#panel"), ("key", "#key")]:
        button = page.locator(f"#show-{name}")
        checks.equal(f"parts: {name}", [button.get_attribute("aria-pressed"), page.locator(part).is_visible()], ["true", True])
        button.click()
        checks.equal(f"parts: {name} away", [button.get_attribute("aria-pressed"), page.locator(part).is_visible()], ["false", False])
    checks.true("parts: the address", "&hide=outline,panel,key" in page.evaluate("location.hash"))
    page.click("#show-key")
    key = page.locator("#key").inner_text()
    for words in ["overFullScreen", "chosen by the system", "Explore", "several stacks share", "pushes"]:
        checks.true(f"parts: the key has {words}", words in key)
    page.click("#level-places")
    key = page.locator("#key").inner_text()
    checks.true("parts: the key of places", "split view controller" in key and "Explore" not in key)
    browser.close(page, "parts")
    page = browser.open(pages["shop"], "#Cart&hide=nothing", **PHONE)
    # The sheets would cover the map, and each other.
    checks.equal("parts: someone else's on a phone", [page.locator(one).is_visible() for one in ["#side", "#panel", "#key"]], [False] * 3)
    checks.true("parts: the address stays", "&hide=nothing" in page.evaluate("location.hash"))
    browser.close(page, "parts of a link")
    page = browser.open(pages["social"], level="", color_scheme="dark", **PHONE)
    checks.equal("parts: closed on a phone", [page.locator(one).is_visible() for one in ["#side", "#panel", "#key"]], [False] * 3)
    page.tap("#show-outline")
    page.tap("#show-panel")
    checks.equal("parts: one sheet at a time", [page.locator(one).is_visible() for one in ["#side", "#panel"]], [False, True])
    checks.equal("parts: nothing is wider than the phone", page.evaluate("document.documentElement.scrollWidth"), 390)
    browser.axe(page, "parts on a phone")
    browser.close(page, "parts on a phone")


def collapsing(checks, browser, kindred, pages):
    """What is collapsed is its head, to which its lines are lifted; none is lost."""
    page = browser.open(pages["city"], reduced_motion="reduce")
    before = page.evaluate("JSON.stringify(lines.map(line => line.points))")
    for id in ["signIn", "CityTabs", "MapNav"]:
        page.evaluate("id => collapse(familyByID.get(id) || boxByID.get(id))", id)
        wrong = page.evaluate("""id => {
            const thing = familyByID.get(id) || boxByID.get(id);
            const rect = drawn(thing);
            const isOn = (x, y) => x >= rect.x - 0.01 && x <= rect.x + rect.w + 0.01 && y >= rect.y && y <= rect.y + rect.h;
            return lines.filter(line => !line.isInside).filter(line => {
                const { points } = line;
                const isCrooked = points.some((one, at) => at > 1 && at % 2 === 0 && one !== points[at - 2] && points[at + 1] !== points[at - 1]);
                return isCrooked || outermost(line.from) === thing && !isOn(points[0], points[1]) || outermost(line.to) === thing && !isOn(...points.slice(-2));
            }).map(line => `${line.from.id} ${line.to.id}`);
        }""", id)
        checks.equal(f"collapsing: lines of {id}", wrong, [])
        left = page.evaluate("id => outermost(familyByID.get(id) || boxByID.get(id)).lifted", id)
        rows = page.evaluate("""id => lines.filter(line => [line.from, line.from.family, ...ancestors(line.from)].some(one => one.id === id)
            && ![line.to, line.to.family, ...(line.to.isFamily ? [] : ancestors(line.to))].some(one => one?.id === id)).length""", id)
        checks.equal(f"collapsing: lines of {id} are counted", left, rows)
        page.evaluate("id => fit(familyByID.get(id) || boxByID.get(id), 1, true)", id)
        page.evaluate("eye.scale = 0.5")
        page.evaluate("id => { const { x, y } = familyByID.get(id) || boxByID.get(id); eye.x = 50 - x / 2; eye.y = 50 - y / 2; }", id)
        checks.true(f"collapsing: {id} says so", left < 2 or f"×{left}" in texts_in_view(page))
        page.evaluate("id => collapse(familyByID.get(id) || boxByID.get(id))", id)
    checks.equal("collapsing: and back", page.evaluate("JSON.stringify(lines.map(line => line.points))"), before)
    browser.close(page, "collapsing")


def following(checks, browser, kindred, pages):
    """A line under the pointer says what it is."""
    for name, level in [("shop", "places"), ("social", "screens"), ("social", "overview")]:
        page = browser.open(pages[name], level=level)
        count = page.evaluate("(view.picture ? view.picture.lines : lines).length")
        for at in range(0, count, 3):
            spot = page.evaluate("""at => {
                const line = (view.picture ? view.picture.lines : lines)[at], frame = canvas.getBoundingClientRect();
                const { points } = line, middle = points.length > 4 ? 2 : 0;
                fit({ x: line.left, y: line.top, w: line.right - line.left, h: line.bottom - line.top }, 1, true);
                return [0, 1].map(axis => (points[middle + axis] + points[middle + 2 + axis]) / 2)
                    .map((one, axis) => one * eye.scale + (axis ? eye.y + frame.top : eye.x + frame.left));
            }""", at)
            page.mouse.move(0, 0)
            page.mouse.move(*spot)
            words = page.locator("#tip").inner_text() if page.locator("#tip").is_visible() else ""
            # Where lines join, it may be any of them.
            found = page.evaluate("""at => {
                const line = (view.picture ? view.picture.lines : lines)[at];
                return view.line && (line.to === view.line.to || [line.from].flat().some(one => [view.line.from].flat().includes(one))) ? [line.presents, wordsOf(view.line).join('\\n')] : null;
            }""", at)
            checks.true(f"following: {name}, {level}, line {at}", found and words == found[1] and (not found[0] or "presented by" in words or "pushes" in words))
        browser.close(page, f"following: {name}, {level}")
    page = browser.open(pages["shop"])
    line = "presentationLines.find(line => line.to.id === 'checkout' && line.from.id === 'Product')"
    checks.equal("following: ends, style and presenter", page.evaluate(f"wordsOf({line})"), ["Product presents checkout", "fullScreen, presented by ShopTabs"])
    browser.close(page, "following")


def paths(checks, browser, kindred, pages):
    """A path is the walk of `query paths`."""
    for name, level, ends in [("shop", "places", ["Home", "Receipt", "signIn", "Settings"]), ("social", "screens", ["Feed", "camera", "Blocked", "signOut", "Composer"])]:
        page = browser.open(pages[name], level=level, reduced_motion="reduce")
        for start in ends:
            for end in ends:
                if start == end:
                    continue
                expected = kindred.json("query", "paths", start, end, ROOT / f"Samples/{name}", "--format", "json")["result"]["paths"]
                found = page.evaluate("([start, end]) => { setRoute({ path: `${find(start).link}..${find(end).link}` }); return view.path && view.path[view.path.length - 1].hops; }", [start, end])
                checks.equal(f"paths: {name}, {start} to {end}", found, expected[0]["hops"] if expected else None)
        browser.close(page, f"paths: {name}")
    # Through what whatever is on top calls, and in each configuration its own.
    for name, ends in [("moves", [("Address", "Offline"), ("Orders", "HomeNav"), ("HomeNav", "SearchNav")]), ("social", [("Welcome", "Likes")])]:
        page = browser.open(pages[name] if name in pages else kindred.page(ROOT / f"Samples/{name}", name), level="screens")
        for start, end in ends:
            walks = kindred.json("query", "paths", start, end, ROOT / f"Samples/{name}", "--format", "json")["result"]["paths"]
            page.evaluate("([start, end]) => setRoute({ path: `${start}..${end}` })", [start, end])
            found = page.evaluate("view.walks.map(walk => [walk.hops, (data.configurations || ['']).filter((_, at) => walk.on >> at & 1)])")
            every = page.evaluate("data.configurations || ['']")
            checks.equal(f"paths: {name}, {start} to {end}, each walk", sorted(found), sorted([one["hops"], one.get("on", every)] for one in walks))
        browser.close(page, f"paths: {name}, walks")
    page = browser.open(pages["shop"], "#Home", reduced_motion="reduce")
    page.get_by_role("button", name="Path from here").click()
    page.evaluate("go('Receipt', 0)")
    page.get_by_role("button", name="Path to here").click()
    expected = kindred.json("query", "paths", "Home", "Receipt", ROOT / "Samples/shop", "--format", "json")["result"]["paths"][0]["steps"]
    rows = page.locator(".path li").all_inner_texts()
    checks.equal("paths: steps", [row.split(" ")[0] + " " + row.split(" ")[-1] for row in rows], [f"{one['from']} {one['to']}" for one in expected])
    checks.true("paths: the address", "&path=Home..Receipt" in page.evaluate("location.hash"))
    checks.equal("paths: the rest fades", page.evaluate("[isLitBox(boxByID.get('Cart')), isLitBox(boxByID.get('Settings'))]"), [True, False])
    browser.axe(page, "paths")
    page.evaluate("go('', 0)")
    browser.axe(page, "paths, nothing selected")
    page.locator("#map").focus()
    page.keyboard.press("Escape")
    checks.equal("paths: Escape", page.evaluate("[view.path, view.lit]"), [None, None])
    browser.close(page, "paths")


def filters(checks, browser, kindred, pages):
    """What isn't asked for fades and is counted."""
    graph = kindred.json("compile", ROOT / "Samples/social", "--format", "json")
    for level in ["overview", "screens", "places"]:
        page = browser.open(pages["social"], level=level)
        page.select_option("#only", "style:overFullScreen")
        callers = {one["from"] for one in graph["presentations"] if one["style"] == "overFullScreen"}
        checks.true(f"filters: {level}: callers are lit", callers <= set(page.evaluate("boxes.filter(isLitBox).map(box => box.id)")))
        checks.equal(f"filters: {level}: the rest is counted", page.locator("#rest").inner_text(), page.evaluate(FADED))
        lit = page.evaluate("view.picture ? view.picture.lines.filter(isLitPictureLine).map(line => line.to.id) : lines.filter(isLitLine).map(line => line.to.id)")
        checks.equal(f"filters: {level}: lines", sorted(set(lit)), ["media"] if level != "places" else sorted(set(lit) & {"media"}))
        page.select_option("#only", "lane:InboxTab")
        checks.equal(f"filters: {level}: lane", page.evaluate("[isLitBox(boxByID.get('phone/PhoneTabs/InboxTab/Inbox') || nameByID.get('Inbox').boxes[0]), isLitFamily(familyByID.get('welcome'))]"), [True, False])
        checks.true(f"filters: {level}: the address", "&only=lane:InboxTab" in page.evaluate("location.hash"))
        browser.axe(page, f"filters: {level}")
        page.select_option("#only", "")
        checks.equal(f"filters: {level}: everything", page.evaluate("[view.lit, $('rest').textContent]"), [None, ""])
        browser.close(page, f"filters: {level}")
    page = browser.open(pages["thousand"], level="overview")
    names = page.evaluate("[...$('only').options].map(one => one.value)")
    name = next(one for one in names if one.startswith("diagnostic:"))
    page.select_option("#only", name)
    checks.equal("filters: diagnostics", page.evaluate("view.picture.things.filter(one => !one.thing.isLane && isLitThing(one.thing)).every(one => one.thing.boxes.some(isLitBox))"), True)
    browser.close(page, "filters")


def copying(checks, browser, kindred, pages):
    """The view with its head, as SVG and PNG, and a link to it."""
    for name, hash, level in [("social", "#Profile&focus=1", "screens"), ("social", "#&only=style:overFullScreen", "screens"), ("city", "#&at=500,400,0.6", "places"), ("shop", "", "overview")]:
        page = browser.open(pages[name], hash, level, reduced_motion="reduce")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.click("#settings summary")
        page.click("#copy-svg")
        page.wait_for_timeout(300)
        what = f"copying: {name}{hash}"
        svg = page.evaluate("navigator.clipboard.readText()")
        root = ElementTree.fromstring(svg)
        checks.equal(f"{what}: size", [float(root.get("width")), float(root.get("height"))], page.evaluate("[eye.width, eye.height + 44].map(one => Math.round(10 * one) / 10)"))
        texts = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
        drawn = texts_in_view(page)
        checks.equal(f"{what}: texts", [one for one in texts if one in drawn], [one for one in drawn if one in texts])
        checks.true(f"{what}: all texts", set(drawn) <= set(texts))
        checks.equal(f"{what}: head", texts[-2], name)
        # Both pictures look the same.
        differ = page.evaluate("""async () => {
            const own = viewAsCanvas(1), other = document.createElement('canvas');
            const image = new Image();
            image.src = 'data:image/svg+xml,' + encodeURIComponent(viewAsSVG());
            await image.decode();
            Object.assign(other, { width: own.width, height: own.height });
            other.getContext('2d').drawImage(image, 0, 0);
            const [one, two] = [own, other].map(each => each.getContext('2d').getImageData(0, 0, own.width, own.height).data);
            return one.filter((value, at) => Math.abs(value - two[at]) > 96).length / one.length;
        }""")
        checks.true(f"{what}: {differ:.4f} of it differ", differ < 0.01)
        page.click("#copy-png")
        page.wait_for_timeout(600)
        size = page.evaluate("""async () => {
            const [item] = await navigator.clipboard.read();
            const image = await createImageBitmap(await item.getType('image/png'));
            return [image.width, image.height];
        }""")
        checks.equal(f"{what}: PNG", size, page.evaluate("[eye.width, eye.height + 44].map(one => Math.round(2 * one))"))
        page.click("#copy-link")
        link = page.evaluate("navigator.clipboard.readText()")
        state = "[view.level, view.selected && view.selected.id, view.focus && view.focus.id, route.only, ...toMap(eye.width / 2, eye.height / 2).map(Math.round), eye.scale.toPrecision(3)]"
        before = page.evaluate(state)
        browser.axe(page, what)
        browser.close(page, what)
        page = browser.open(pages[name], "#" + link.split("#")[1], "", reduced_motion="reduce")
        checks.equal(f"{what}: the link", page.evaluate(state), before)
        browser.close(page, f"{what}: link")


def stepping(checks, browser, kindred, pages):
    """Arrows go to what is beside the selected, and move the map if nothing is."""
    page = browser.open(pages["social"], "#Explore", "screens", reduced_motion="reduce")
    page.locator("#map").focus()
    seen = []
    for key in ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"]:
        before = page.evaluate("(one => [one.x + one.w / 2, one.y + one.h / 2])(rectOf(view.selected))")
        page.keyboard.press(key)
        after = page.evaluate("(one => [one.x + one.w / 2, one.y + one.h / 2])(rectOf(view.selected))")
        axis, sign = {"ArrowDown": (1, 1), "ArrowUp": (1, -1), "ArrowRight": (0, 1), "ArrowLeft": (0, -1)}[key]
        seen.append(page.evaluate("view.selected.id"))
        checks.true(f"stepping: {key} to {seen[-1]}", (after[axis] - before[axis]) * sign > 0)
    before = page.evaluate("eye.x")
    page.keyboard.press("Shift+ArrowLeft")
    checks.equal("stepping: shift moves the map", round(page.evaluate("eye.x") - before), 80)
    browser.close(page, "stepping")


def explained(checks, browser, kindred, pages):
    """The panel has what `explain` prints, of all in the shop and of some in larger apps."""
    sources = {"shop": ROOT / "Samples/shop", "city": ROOT / "Samples/city", "social": ROOT / "Samples/social", "thousand": kindred.scratch / "app1000"}
    for name, source in sources.items():
        page = browser.open(pages[name])
        texts = page.evaluate("[...boxes, ...families, ...names].map(one => [one.id, explained(one)[0].textContent])")
        texts = texts[::max(1, len(texts) // 40)]
        with ThreadPoolExecutor(2) as pool:
            printed = pool.map(kindred.run, *zip(*[("explain", id, source) for id, _ in texts]))
        for (id, found), expected in zip(texts, printed):
            checks.equal(f"explained: {name}: {id}", found, expected.decode().rstrip("\n"))
        browser.close(page, f"explained: {name}")
    page = browser.open(pages["shop"], "#Cart")
    found = page.evaluate("document.querySelector('#panel pre').textContent")
    checks.equal("explained: in the panel", found, kindred.run("explain", "Cart", ROOT / "Samples/shop").decode().rstrip("\n"))
    browser.close(page, "explained")


CONFIGURED = """
kindred: 1
configurations: {phone: compact, pad: regular, mac: regular}
windows: {main: {phone: tabs, pad: split, mac: split}}
screens:
  Home:
    presents:
      - {present: share, style: {phone: pageSheet, regular: popover}, anchor: sourceView}
      - {present: compose, style: fullScreen, on: phone}
      - {present: compose, style: formSheet, on: regular}
    pushes: [Post, {to: Only, on: pad}]
  Post: {presents: [share]}
  Only: {pushes: [Post]}
  HomeTab: {stack: [Home]}
  MeTab: {stack: [{controller: Me, pushes: [Home]}]}
families:
  tabs: {tab: Tabs, tabs: [HomeTab, MeTab]}
  split: {split: Split, primary: Side, secondary: HomeTab}
  compose: {controller: Compose, moves: [dismiss]}
  share: {controller: Share, presents: [{present: help, style: {phone: pageSheet, regular: fullScreen}}]}
  help: {controller: Help, moves: [dismiss]}
"""


def configured(checks, browser, kindred, pages):
    """Things that only some configurations have say so; others are said once."""
    source = kindred.scratch / "configured.kindred.yaml"
    source.write_text(CONFIGURED, encoding="utf8")
    page = browser.open(kindred.page(source, "configured"), level="screens", reduced_motion="reduce")
    panel = page.locator("#panel")
    for link, parts in {
        "Home": ["share popover in 1 of 3 places on pad and mac\npresented by Split\n", "compose fullScreen in 2 of 3 places on phone\npresented by Tabs\n", "Only in 1 of 3 places on pad\n"],
        "Post": ["presented by Tabs on phone, Split on pad and mac\n"],
        "Share": ["help pageSheet\npresented by Share: the root of the caller's family\non pad and mac: fullScreen, presented by Share\n"],
    }.items():
        page.evaluate("link => go(link, 0)", link)
        for part in parts:
            checks.true(f"configured: {link} has {part!r}", part in panel.inner_text())
    page.evaluate("go('Home', 1)")
    texts = set(page.evaluate("view.picture.items.map(one => one.text)"))
    checks.equal("configured: focus", {"MeTab on phone", "fullScreen on phone", "popover on pad and mac", "pushes on pad", "on pad"} - texts, set())
    for path, steps in {"Home..Post": ["1 step"], "Home..Compose": ["1 step on phone", "1 step on pad and mac"], "Me..Post": ["2 steps on phone"]}.items():
        page.evaluate("path => setRoute({ path, link: '' })", path)
        checks.equal(f"configured: {path}", panel.locator("p").all_inner_texts()[1:1 + len(steps)], steps)
    browser.axe(page, "configured")
    browser.close(page, "configured")


def plain(checks, browser, kindred, pages):
    """The page says the same without the names that all other checks give to its properties: its own are short."""
    source = kindred.scratch / "configured.kindred.yaml"
    source.write_text(CONFIGURED, encoding="utf8")
    old = kindred.scratch / "old.kindred.yaml"
    old.write_text(CONFIGURED.replace("presents: [share]", "children: [Header]"), encoding="utf8")
    compared = kindred.page(source, "plain-compared", "--compare", str(old))
    for name, path in {"shop": pages["shop"], "configured": kindred.page(source, "configured"), "compared": compared}.items():
        page = browser.open(path)
        links = page.evaluate("[...new Set([...boxes, ...families, ...controllers, ...blocks, ...lanes].map(one => one.link).filter(Boolean))]")
        checks.true(f"plain: {name} has things", len(links) > 9)
        hashes = [f"#{link}&focus={number % 3}&level={['overview', 'screens', 'places'][number % 3]}" for number, link in enumerate(links)]
        hashes += [f"#path={links[0]}..{link}" for link in links]
        answers = []
        for one in [page, browser.open(path, named=False)]:
            answers.append([one.evaluate("""hash => new Promise(done => {
                location.hash = hash;
                setTimeout(() => requestAnimationFrame(() => done(document.body.innerText)));
            })""", hash) for hash in hashes])
            browser.close(one, f"plain: {name}")
        for hash, (named, plain) in zip(hashes, zip(*answers)):
            checks.equal(f"plain: {name}, {hash}", plain, named)


ALL = [parts, collapsing, following, paths, filters, copying, stepping, explained, configured, plain]
