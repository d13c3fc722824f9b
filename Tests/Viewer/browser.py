"""A page of the viewer in headless Chromium, and what the checks ask of it."""
import json
import re
import shutil
import subprocess
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

NAMES = ["chromium", "chromium-browser", "google-chrome"]
MAC = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"]


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


# By names, but for places; what UIKit inserts isn't counted.
FADED = """() => {
    const all = boxes.filter(box => !box.isImplicit);
    const things = view.level === 'places' ? all.map(box => [box]) : [...Map.groupBy(all, box => box.name.id).values()];
    return `${things.filter(places => !places.some(isLitBox)).length} faded`;
}"""


def chromium():
    """The path of an installed browser, or None."""
    found = [shutil.which(name) for name in NAMES] + [path for path in MAC if Path(path).exists()]
    return next((path for path in found if path), None)


def names():
    """Gives what the page's scripts share, and its properties, their own names, for what is asked of the page."""
    short = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf8"))
    shared = [f"Object.defineProperty(window, '{name}', {{configurable: true, get: () => {one}, set: it => {{ {one} = it; }}}});\n" for name, one in short["shared"].items()]
    return "".join(shared) + f"""for (const [name, one] of Object.entries({json.dumps(short["properties"])})) Object.defineProperty(Object.prototype, name, {{
        configurable: true, get() {{ return this[one]; }},
        set(it) {{ if (one in this) this[one] = it; else Object.defineProperty(this, name, {{ value: it, configurable: true, enumerable: true, writable: true }}); }},
    }});\n"""


class Kindred:
    def __init__(self, program, scratch):
        self.program, self.scratch = program, Path(scratch)

    def run(self, *arguments):
        return subprocess.run([self.program, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout

    def json(self, *arguments):
        return json.loads(self.run(*arguments))

    def page(self, source, name, *options):
        path = self.scratch / f"{name}.html"
        subprocess.run([self.program, "render", str(source), "-o", str(path), *options], stderr=subprocess.DEVNULL, check=True)
        return path


class Checks:
    """Counts what holds, and prints what doesn't."""

    def __init__(self):
        self.count, self.failures = 0, 0

    def equal(self, what, found, expected):
        self.count += 1
        if found != expected:
            self.failures += 1
            print(f"{what}: {str(found)[:300]} instead of {str(expected)[:300]}")

    def true(self, what, found):
        self.equal(what, bool(found), True)


class Browser:
    def __init__(self, checks):
        self.checks = checks
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])

    def open(self, path, hash="", level="places", named=True, **options):
        context = self.browser.new_context(**{"viewport": {"width": 1400, "height": 900}, "offline": True, **options})
        if named:
            context.add_init_script(names())
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.said, page.requests = [], []
        page.on("console", lambda message: page.said.append(message.text))
        page.on("pageerror", lambda error: page.said.append(str(error)))
        page.on("dialog", lambda dialog: (page.said.append(dialog.message), dialog.dismiss()))
        page.on("request", lambda request: page.requests.append(request.url))
        # Most checks are about places; an empty level is the one that the page opens in.
        page.goto(path.as_uri() + (f"{hash or '#'}&level={level}" if level else hash))
        page.wait_for_selector("html[data-ready]")
        return page

    def close(self, page, what):
        """Nothing but the page itself may have been asked for, and nothing may have gone wrong."""
        asked = [url for url in page.requests if not url.startswith("data:")]
        self.checks.equal(f"{what}: requests", len(asked), 1)
        self.checks.equal(f"{what}: console", page.said, [])
        page.context.close()

    def axe(self, page, what):
        found = Axe().run(page).response["violations"]
        self.checks.equal(f"{what}: axe", [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found], [])

    def stop(self):
        self.browser.close()
        self.playwright.stop()


def size_of(path):
    """The bytes of code and style, and those of the data."""
    text = path.read_text(encoding="utf8")
    data = re.search(r'id="data">(.*?)</script>', text, re.S).group(1)
    # The text of `explain` is read only when the panel shows it.
    texts = re.search(r'id="texts">(.*?)</script>', text, re.S)
    rest = len(texts.group(1).encode()) if texts else 0
    return len(text.encode()) - len(data.encode()) - rest, len(data.encode())


def texts_at(page, scale):
    """What is written on the map at a scale."""
    return page.evaluate("""scale => {
        const texts = [], fill = pen.fillText;
        pen.fillText = text => texts.push(text);
        zoomBy(scale / eye.scale);
        fit(undefined, scale, true);
        eye.scale = scale;
        paint();
        pen.fillText = fill;
        return texts;
    }""", scale)


def texts_in_view(page):
    """What is written on the map as it is."""
    return page.evaluate("""() => {
        const texts = [], fill = pen.fillText;
        pen.fillText = text => texts.push(text);
        paint();
        pen.fillText = fill;
        return texts;
    }""")


def middle(page, id):
    """Where a controller's name is on screen."""
    return page.evaluate("""id => {
        const box = boxByID.get(id), frame = canvas.getBoundingClientRect();
        return [frame.left + eye.x + (box.x + 8) * eye.scale, frame.top + eye.y + (box.y + 9) * eye.scale];
    }""", id)
