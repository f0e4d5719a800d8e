"""Scenes in fewer bytes: whole units, relative steps, and one path for all shapes of a colour that nothing covers."""

from __future__ import annotations

import re

Box = tuple[float, float, float, float]
EVERYWHERE: Box = (-9e9, -9e9, 9e9, 9e9)


def _steps(d: str) -> list[tuple[str, list[float]]]:
    """Path data as capital letters with absolute numbers, one step each; H and V become L, T becomes Q."""
    sizes = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "S": 4, "A": 7}
    steps: list[tuple[str, list[float]]] = []
    x = y = x0 = y0 = 0.0
    d = re.sub(r"((?<=[Aa])(?:[\d.]+ ){2}0 )([01]) ?([01])", r"\1\2 \3 ", d)  # a flag is one digit, whatever follows it
    for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        kind = letter.upper()
        values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        bx, by = (x, y) if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            steps.append(("Z", []))
            x, y = x0, y0
        for at in range(0, len(values), sizes.get(kind, 1)):
            v = values[at : at + sizes[kind]]
            bx, by = (x, y) if letter.islower() else (0.0, 0.0)
            if kind in "HV":
                v = [bx + v[0], y] if kind == "H" else [x, by + v[0]]
            elif kind == "A":
                v = [*v[:5], bx + v[5], by + v[6]]
            else:
                v = [a + (by if i % 2 else bx) for i, a in enumerate(v)]
            if kind == "T":
                before = steps[-1][1] if steps[-1][0] == "Q" else [x, y]
                v = [2 * x - before[0], 2 * y - before[1], *v]
            x, y = v[-2:]
            if kind == "M" and at == 0:
                x0, y0 = x, y
            steps.append(("M" if kind == "M" and at == 0 else "L" if kind in "MHVL" else "Q" if kind == "T" else kind, v))
    return steps


def _terse(steps: list[tuple[str, list[float]]]) -> str:
    """Path data in whole units, every step from the last point, in few letters."""
    out, last = "", ""
    x = y = x0 = y0 = 0
    for kind, given in steps:
        v = [round(a) for a in given]
        if kind == "Z":
            word, numbers, x, y = "z", [], x0, y0
        elif kind == "M":
            word, numbers = ("m", [v[0] - x, v[1] - y]) if out else ("M", v)
            x, y = x0, y0 = v[0], v[1]
        else:
            dx, dy = v[-2] - x, v[-1] - y
            if kind == "L":
                word, numbers = ("h", [dx]) if dy == 0 else ("v", [dy]) if dx == 0 else ("l", [dx, dy])
            elif kind == "A":
                word, numbers = "a", [max(1, v[0]), max(1, v[1]), *v[2:5], dx, dy]
            else:
                word, numbers = kind.lower(), [a - (y if i % 2 else x) for i, a in enumerate(v)]
            x, y = v[-2], v[-1]
            if kind == "L" and numbers == [0]:
                continue
        out += "" if word == last and word not in "mz" else word
        for i, a in enumerate(numbers):
            out += str(a) if a < 0 or (i == 0 and out[-1].isalpha()) else f" {a}"
        last = word
    return out


def _extent(element: str, steps: list[tuple[str, list[float]]]) -> tuple[list[Box], str]:
    """What the parts of an element cover at most (x0, y0, x1, y1), and which way its outlines turn: "+", "-", or "" if mixed."""
    if element.startswith(("<circle", "<ellipse")):
        v = {k: float(a) for k, a in re.findall(r'(cx|cy|rx|ry|r)="([^"]+)"', element)}
        rx, ry = v.get("rx", v.get("r", 0)), v.get("ry", v.get("r", 0))
        return [(v["cx"] - rx, v["cy"] - ry, v["cx"] + rx, v["cy"] + ry)], ""
    if not steps:
        return [EVERYWHERE], ""
    width = re.search(r'stroke-width="([^"]+)"', element)
    room = float(width[1]) if width else 0.5
    boxes: list[Box] = []
    turns, shape, xs, ys = set(), [], [], []
    for kind, v in [*steps, ("M", [])]:
        if kind == "M" and shape:
            area = sum(a * f - e * b for (a, b), (e, f) in zip(shape, [*shape[1:], shape[0]], strict=True))
            turns |= {"+" if area > 0 else "-"}
            boxes.append((min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room))
            shape, xs, ys = [], [], []
        reach = 2 * max(v[:2]) if kind == "A" else 0
        ends = v[5:] if kind == "A" else v
        shape += list(zip(ends[::2], ends[1::2], strict=True))
        xs += [a + b for a in ends[::2] for b in (-reach, reach)]
        ys += [a + b for a in ends[1::2] for b in (-reach, reach)]
    return boxes, "0" if width else "".join(turns) if len(turns) == 1 else ""


def _apart(one: list[Box], other: list[Box]) -> bool:
    return all(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a in one for b in other)


def pack(svg: str) -> str:
    """The same picture in half the bytes: whole units, and one path of all shapes of a colour that nothing between them covers."""
    heads: list[str] = []
    drawn: list[list[tuple[str, list[float]]]] = []
    boxes: list[list[Box]] = []
    turns: list[str] = []
    depth = 0
    for element in re.findall(r"<[^>]+>", svg):
        depth += element.startswith("<g") - element.startswith("</g")
        head, path, d = element.partition(' d="')
        if path and d == '"/>':
            continue
        steps = _steps(d.removesuffix('"/>'))
        box, turn = _extent(element, steps) if depth == 0 else ([EVERYWHERE], "")
        home = -1
        for j in range(len(heads) - 1, -1, -1) if d and depth == 0 else ():
            free = _apart(box, boxes[j])
            if heads[j] == head and drawn[j] and (free or ("opacity" not in head and turn and turn == turns[j])):
                home = j
            if not free and (heads[j] != head or "opacity" in head):
                break
        if home < 0:
            heads.append(head)
            drawn.append(steps)
            boxes.append(box)
            turns.append(turn)
        else:
            drawn[home] += steps
            boxes[home] += box
            turns[home] = turn if turn == turns[home] else ""
    return "".join(f'{head} d="{_terse(steps)}"/>' if steps else head for head, steps in zip(heads, drawn, strict=True)) + "\n"
