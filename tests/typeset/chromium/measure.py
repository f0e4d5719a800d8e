"""Writes positions.json: where Chromium puts the letters of cases.svg. Not part of the test run.

    python tests/typeset/chromium/measure.py [path of chromium]

The deviations that positions.json lists are kept as they are.
"""

from __future__ import annotations

import html
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
CASES = HERE / "cases.svg"
POSITIONS = HERE / "positions.json"
FONTS = HERE.parents[1] / "fonts"

FACES = (
    ("Noto Sans", "NotoSans-400Regular.ttf", "400", "normal"),
    ("Noto Sans", "NotoSans-400Italic.ttf", "400", "italic"),
    ("Noto Sans", "NotoSans-700Bold.ttf", "700", "normal"),
    ("Jost", "Jost-700Bold.ttf", "700", "normal"),
)

SCRIPT = """
const ASCENT = {"Noto Sans": [1.069, 0.293], "Jost": [1.07, 0.375]};
const round = number => Math.round(number * 100) / 100;

// The letters of a node as they count, each with the ascent and descent of its font, which Chromium rounds to pixels.
function leaves(node) {
  if (node.nodeType === 3) {
    const style = getComputedStyle(node.parentElement), size = parseFloat(style.fontSize);
    const edges = ASCENT[style.fontFamily.replace(/"/g, "")].map(part => Math.round(part * size));
    const kept = style.whiteSpaceCollapse.startsWith("preserve");
    const upper = style.textTransform === "uppercase";
    return [...node.data].map(letter => ({letter: upper ? letter.toUpperCase() : letter, edges, kept}));
  }
  if (node.nodeType !== 1 || getComputedStyle(node).display === "none") return [];
  return [...node.childNodes].flatMap(leaves);
}
function addressed(text) {
  const out = [];
  for (const leaf of leaves(text)) {
    if (/[\\t\\n]/.test(leaf.letter)) leaf.letter = " ";
    const swallowed = !leaf.kept && leaf.letter === " " && (!out.length || out[out.length - 1].letter === " ");
    if (!swallowed) out.push(leaf);
  }
  while (out.length && !out[out.length - 1].kept && out[out.length - 1].letter === " ") out.pop();
  return out.flatMap(leaf => leaf.letter.length > 1 ? [...leaf.letter].map(letter => ({...leaf, letter})) : [leaf]);
}
// Where the origin of a glyph stands: the middle of its cell is the middle of what the cell covers, however turned.
function origin(text, at, [ascent, descent]) {
  const box = text.getExtentOfChar(at), turn = text.getRotationOfChar(at) * Math.PI / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)], height = ascent + descent;
  // A cell upright on its side says more by its height.
  const advance = Math.abs(cos) > 0.5 ? (box.width - height * Math.abs(sin)) / Math.abs(cos)
    : (box.height - height * Math.abs(cos)) / Math.abs(sin);
  const [x, y] = [advance / 2, (descent - ascent) / 2];
  return [box.x + box.width / 2 - x * cos + y * sin, box.y + box.height / 2 - x * sin - y * cos];
}
function measured(text) {
  const letters = addressed(text), count = text.getNumberOfChars();
  const result = {letters: letters.map(leaf => leaf.letter).join(""), x: [], y: [], turn: []};
  if (letters.length !== count) throw new Error(`${text.id}: ${count} letters, not "${result.letters}"`);
  for (let at = 0; at < count; at++) {
    const [x, y] = origin(text, at, letters[at].edges);
    result.x.push(round(x)); result.y.push(round(y)); result.turn.push(round(text.getRotationOfChar(at)));
  }
  return result;
}
document.fonts.ready.then(async () => {
  await Promise.all([...document.fonts].map(face => face.load()));
  let shown;
  try {
    shown = JSON.stringify(Object.fromEntries([...document.querySelectorAll("text")].map(text => [text.id, measured(text)])));
  } catch (error) { shown = String(error); }
  document.body.innerHTML = "<pre>" + shown.replace(/&/g, "&amp;").replace(/</g, "&lt;") + "</pre>";
});
"""


def page() -> str:
    """The cases as a page, a user unit a pixel, so that little is rounded away."""
    faces = "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: {style}; '
        f'src: url("{(FONTS / file).as_uri()}"); }}\n'
        for family, file, weight, style in FACES
    )
    svg = CASES.read_text(encoding="utf-8").replace('width="210mm" height="297mm"', 'width="2100" height="2970"')
    style = f"<style>{faces} text {{ text-rendering: geometricPrecision; }}</style>"
    return f"<!DOCTYPE html><meta charset='utf-8'>{style}<body>{svg}<script>{SCRIPT}</script></body>"


def measured(browser: str) -> dict[str, dict[str, object]]:
    """The positions by the id of the case."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(page(), encoding="utf-8")
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"]
        command = [browser, *options, "--virtual-time-budget=10000", "--dump-dom", file.as_uri()]
        dom = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout
    found = re.search(r"<pre>(.*?)</pre>", dom, re.DOTALL)
    if found is None:
        sys.exit("the page did not run:\n" + dom[-2000:])
    text = html.unescape(found[1])
    if not text.startswith("{"):
        sys.exit(text)
    cases: dict[str, dict[str, object]] = json.loads(text)
    return cases


def main() -> None:
    """Measure and write."""
    browser = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    version = subprocess.run([browser, "--version"], capture_output=True, text=True, check=True).stdout.split()
    old = json.loads(POSITIONS.read_text(encoding="utf-8")) if POSITIONS.exists() else {}
    cases = [f"{json.dumps(name)}: {json.dumps(case, ensure_ascii=False)}" for name, case in measured(browser).items()]
    head = {
        "browser": " ".join(version[:2]),
        "mm_per_unit": 0.1,
        "deviations": old.get("deviations", {}),
    }
    text = json.dumps(head, indent=1, ensure_ascii=False)
    POSITIONS.write_text(text[:-2] + ',\n "cases": {\n  ' + ",\n  ".join(cases) + "\n }\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
