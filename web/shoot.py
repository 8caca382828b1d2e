"""Take a picture of a page of the development server or of a real one.

    python web/shoot.py URL FILE.png [--size 1280x800] [--click SELECTOR ...] [--wait MS]

Prints what the page wrote to the console as an error, and fails if there was any.
"""

import argparse
import sys

from playwright.sync_api import sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def main() -> None:
    """One page, one picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("file")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--click", action="append", default=[])
    parser.add_argument("--wait", type=int, default=600)
    parser.add_argument("--full", action="store_true", help="the whole page, not only the window")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    errors: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=asked.browser, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(asked.url, wait_until="networkidle")
        for selector in asked.click:
            page.click(selector, timeout=5000)
        page.wait_for_timeout(asked.wait)
        page.screenshot(path=asked.file, full_page=asked.full)
        browser.close()
    for error in errors:
        print("console:", error)
    sys.exit(bool(errors))


if __name__ == "__main__":
    main()
