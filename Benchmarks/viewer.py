#!/usr/bin/env python3
"""Measures how soon the viewer shows its first picture, and how many frames a second it then draws, in headless Chromium.

Needs Playwright: run it with viewer-python. The bars are 500 ms and 60 frames, of which Chromium shows no more.

    Benchmarks/viewer.py [--kindred PATH] [--sizes 300,1000,3000,10000] [--runs 5]
"""
import argparse
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../Tests/Viewer"))
from browser import chromium, names, sync_playwright  # noqa: E402

# After the page says that it is ready, its picture is shown with the next frame.
WATCH = """new MutationObserver(() => {
    if (!document.documentElement?.dataset.ready || window.timeReady) return;
    window.timeReady = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.timeShown = performance.now()));
}).observe(document, {subtree: true, attributes: true, childList: true})"""

# Moves the map of places at four scales, and returns the fewest frames a second, and the longest that drawing one takes (median of 60).
MOVE = """async () => {
    let [fewest, longest] = [Infinity, 0];
    for (const scale of [0.05, 0.1, 0.3, 1]) {
        fit(undefined, scale, true);
        eye.scale = scale;
        const spent = [];
        const start = await new Promise(requestAnimationFrame);
        let now = start;
        for (let frame = 0; frame < 60; frame += 1) {
            eye.x += frame % 2 ? 5 : -5;
            const began = performance.now();
            paint();
            spent.push(performance.now() - began);
            now = await new Promise(requestAnimationFrame);
        }
        fewest = Math.min(fewest, 60000 / (now - start));
        longest = Math.max(longest, spent.sort((one, other) => one - other)[30]);
    }
    return [fewest, longest];
}"""

# Zooms the map of places in from far, and out again, and returns the same.
ZOOM = """async () => {
    fit(undefined, 0.05, true);
    eye.scale = 0.05;
    const spent = [];
    const start = await new Promise(requestAnimationFrame);
    let now = start;
    for (let frame = 0; frame < 120; frame += 1) {
        eye.scale *= frame < 60 ? 1.05 : 1 / 1.05;
        const began = performance.now();
        paint();
        spent.push(performance.now() - began);
        now = await new Promise(requestAnimationFrame);
    }
    return [120000 / (now - start), spent.sort((one, other) => one - other)[60]];
}"""


def times(browser, path):
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, offline=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto("file://" + path)
    page.wait_for_function("window.timeShown")
    page.evaluate(names())
    read = page.evaluate("performance.getEntriesByType('navigation')[0].responseEnd")
    result = page.evaluate("timeShown"), page.evaluate("timeReady"), read, *page.evaluate(MOVE), *page.evaluate(ZOOM)
    context.close()
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--kindred", default=os.path.join(HERE, "../.build/release/kindred"))
    parser.add_argument("--sizes", default="300,1000,3000,10000")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kindred-viewer-") as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for size in map(int, options.sizes.split(",")):
            app, page = os.path.join(folder, f"n{size}"), os.path.join(folder, f"n{size}.html")
            subprocess.run([sys.executable, os.path.join(HERE, "apps.py"), str(size), app], stdout=subprocess.DEVNULL, check=True)
            subprocess.run([options.kindred, "render", app, "-o", page], stderr=subprocess.DEVNULL, check=True)
            runs = [times(browser, page) for _ in range(options.runs)]
            shown, ready, read = min(runs)[:3]
            frames, drawing = max(run[3] for run in runs), min(run[4] for run in runs)
            kilobytes = os.path.getsize(page) // 1000
            print(f"{size:6} shown after {shown:5.0f} ms, ready {ready:5.0f} ms, read {read:5.0f} ms, {kilobytes} KB, "
                  f"{frames:.0f} frames a second, drawn in {drawing:.1f} ms; zooming {max(run[5] for run in runs):.0f}, "
                  f"{min(run[6] for run in runs):.1f} ms", flush=True)
        browser.close()


main()
