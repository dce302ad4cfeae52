"""A photo of a paper sheet under the map: corners found, dragged, painted over, and nothing sent."""

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, expect

from browser.conftest import OpenPage
from browser.seen import faults
from browser.test_access import AXE, findings
from browser.test_scorer import TABLE, brush, holds, tap
from cartographers.cards.printed import SHEETS
from cartographers.cli.commands.print import words
from cartographers.printing.pages import Titled, sheets
from cartographers.printing.svg import svg

PHONE = (390, 844)
# Where the map's corners lie in a photo of 1200 by 1600 pixels: upper left, upper right, lower right, lower left.
VIEW = ((250, 330), (930, 300), (1080, 1010), (130, 1050))
TAKEN = """async ([drawing, view, grid, isTurned]) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
    await image.decode();
    const [scale, width, height] = [5, 1200, 1600];
    const sheet = new OffscreenCanvas(210 * scale, 297 * scale).getContext('2d');
    sheet.drawImage(image, 0, 0, 210 * scale, 297 * scale);
    const paper = sheet.getImageData(0, 0, 210 * scale, 297 * scale);
    // What maps the photo's corners to the printed grid, by solving eight equations.
    const rows = view.flatMap(([x, y], place) => {
        const [u, v] = grid[place].map((each) => each * scale);
        return [[x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]];
    });
    for (let at = 0; at < 8; at++) {
        const best = rows.slice(at).reduce((a, b) => (Math.abs(a[at]) > Math.abs(b[at]) ? a : b));
        rows.splice(rows.indexOf(best), 1);
        rows.splice(at, 0, best);
        for (const row of rows) {
            if (row === best) continue;
            const factor = row[at] / best[at];
            for (let place = at; place < 9; place++) row[place] -= factor * best[place];
        }
    }
    const m = rows.map((row, place) => row[8] / row[place]);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext('2d');
    const photo = pen.createImageData(width, height);
    for (let at = 0; at < width * height; at++) {
        const x = at % width, y = (at - x) / width, depth = m[6] * x + m[7] * y + 1;
        const u = Math.floor((m[0] * x + m[1] * y + m[2]) / depth);
        const v = Math.floor((m[3] * x + m[4] * y + m[5]) / depth);
        const isPaper = u >= 0 && v >= 0 && u < paper.width && v < paper.height;
        const light = 0.55 + 0.4 * (x / width), noise = ((x * 7919 + y * 104729) % 17) - 8;
        for (let part = 0; part < 3; part++)
            photo.data[at * 4 + part] = (isPaper ? paper.data[(v * paper.width + u) * 4 + part] : 95) * light + noise;
        photo.data[at * 4 + 3] = 255;
    }
    pen.putImageData(photo, 0, 0);
    if (!isTurned) return canvas.toDataURL('image/jpeg', 0.85).split(',')[1];
    const side = document.createElement('canvas');
    [side.width, side.height] = [height, width];
    const turned = side.getContext('2d');
    turned.translate(0, width);
    turned.rotate(-Math.PI / 2);
    turned.drawImage(canvas, 0, 0);
    return side.toDataURL('image/jpeg', 0.85).split(',')[1];
}"""
# What a phone that was held upright writes before the pixels of its sensor: turn them by 90 degrees (EXIF, 6).
TURNED = b"\xff\xe1\x00\x22Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08\x00\x01" + (
    b"\x01\x12\x00\x03\x00\x00\x00\x01\x00\x06\x00\x00" + b"\x00\x00\x00\x00"
)
# What lies under the map, in 32 by 32 greys.
LAID = """async (image) => {
    await image.decode();
    const pen = new OffscreenCanvas(32, 32).getContext('2d');
    pen.drawImage(image, 0, 0, 32, 32);
    return [...pen.getImageData(0, 0, 32, 32).data].filter((_, at) => at % 4 === 1);
}"""


def taken(page: Page, folder: Path, is_turned: bool = False) -> Path:
    """A photo of our printed sheet A, from the side, with light from the right, and noise; its pixels may lie."""
    [printed] = sheets([Titled("Wilderness", SHEETS["A"])], "a4", 1, words())
    side, left, top = 14.8 * 11, (210 - 14.8 * 11) / 2, 19 + 1.2 + 46 * 14.8 / 60
    grid = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]
    told: Any = page.evaluate(TAKEN, [svg(printed), VIEW, grid, is_turned])
    pixels = base64.b64decode(told)
    file = folder / ("turned.jpg" if is_turned else "photo.jpg")
    file.write_bytes(pixels[:2] + TURNED + pixels[2:] if is_turned else pixels)
    return file


def far(one: list[int], other: list[int]) -> float:
    """How much two pictures differ, in shades a pixel."""
    return sum(abs(mine - yours) for mine, yours in zip(one, other, strict=True)) / len(one)


def corners(page: Page) -> list[tuple[float, float]]:
    """Where the corners are, in pixels of the photo."""
    told = page.locator(".corner").evaluate_all("all => all.map((one) => [one.style.left, one.style.top])")
    return [(float(left.rstrip("%")) * 12, float(top.rstrip("%")) * 16) for left, top in told]


def test_a_photo_is_laid_under_the_map_and_painted_over(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(TABLE, PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Photo of the sheet").click()
    choose = page.locator("input[type=file]").last
    wrong = tmp_path / "wrong.jpg"
    wrong.write_text("no picture at all")
    choose.set_input_files(wrong)
    expect(page.get_by_role("alert")).to_have_text("This file is no picture that the browser can show.")
    file = taken(page, tmp_path)
    sent: list[Request] = []
    page.on("request", lambda request: None if request.url.startswith(("blob:", "data:")) else sent.append(request))
    choose.set_input_files(file)
    expect(page.get_by_text("All four corner marks found.")).to_be_visible()
    assert findings(page, AXE.read_text(encoding="utf-8")) == ""
    first = page.get_by_role("button", name="Upper left corner")
    before = corners(page)[0]
    first.focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert corners(page)[0][0] < before[0] - 10
    page.keyboard.press("Shift+ArrowRight")
    assert abs(corners(page)[0][0] - before[0]) < 1
    box = first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 9, box["y"] + box["height"] / 2 + 5)
    expect(page.locator(".lens")).to_be_visible()
    page.mouse.up()
    assert corners(page)[0][0] > before[0] + 5
    page.get_by_role("button", name="It lies well").click()
    expect(page.locator(".under img")).to_be_visible()
    brush(page, "Forest")
    tap(page, "E5")
    holds(page, "E5", "Forest")
    page.get_by_role("slider", name="Strength of the photo").fill("30")
    expect(page.locator(".under img")).to_have_css("opacity", "0.3")
    assert faults(page) == []
    assert [request.url for request in sent if request.post_data_buffer] == []  # the photo stays here
    page.get_by_role("button", name="Remove the photo").click()
    expect(page.locator(".under")).to_have_count(0)
    # A phone writes how it was held: its photo lies the same way up.
    upright = laid(page, file)
    page.get_by_role("button", name="Remove the photo").click()
    turned = laid(page, taken(page, tmp_path, is_turned=True))
    assert far(turned, upright) < 4
    assert far(turned, upright[::-1]) > 8  # upside down it would not be the same


def laid(page: Page, file: Path) -> list[int]:
    """Lays a photo under the map where its marks are found; what then lies there."""
    page.get_by_role("button", name="Photo of the sheet").click()
    page.locator("input[type=file]").last.set_input_files(file)
    expect(page.get_by_text("All four corner marks found.")).to_be_visible()
    for (x, y), (right_x, right_y) in zip(corners(page), VIEW, strict=True):
        assert abs(x - right_x) < 6
        assert abs(y - right_y) < 6
    page.get_by_role("button", name="It lies well").click()
    pixels: list[int] = page.locator(".under img").evaluate(LAID)
    return pixels
