#!/usr/bin/env python3
"""Measures how soon the viewer shows its first picture, in headless Chromium. Needs Playwright: run it with viewer-python.

    Benchmarks/viewer.py [--kindred PATH] [--sizes 300,1000,3000,10000] [--runs 5]
"""
import argparse
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../Tests/Viewer"))
from browser import chromium, sync_playwright  # noqa: E402

# After the page says that it is ready, its picture is shown with the next frame.
WATCH = """new MutationObserver(() => {
    if (!document.documentElement?.dataset.ready || window.timeReady) return;
    window.timeReady = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.timeShown = performance.now()));
}).observe(document, {subtree: true, attributes: true, childList: true})"""


def times(browser, path):
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, offline=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto("file://" + path)
    page.wait_for_function("window.timeShown")
    read = page.evaluate("performance.getEntriesByType('navigation')[0].responseEnd")
    result = page.evaluate("timeShown"), page.evaluate("timeReady"), read
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
            shown, ready, read = min(times(browser, page) for _ in range(options.runs))
            kilobytes = os.path.getsize(page) // 1000
            print(f"{size:6} shown after {shown:5.0f} ms, ready {ready:5.0f} ms, read {read:5.0f} ms, {kilobytes} KB", flush=True)
        browser.close()


main()
