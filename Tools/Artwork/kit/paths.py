"""Paths: parsed, written, mirrored, moved. They have absolute M, L, C, Q and Z only; x = 240 is the axis of a portrait."""

import re


WIDTH, HEIGHT = 480, 640
ARITY = {"M": 1, "L": 1, "C": 3, "Q": 2}


def number(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def parse(path):
    """The path as a list of (command, points), implied repetitions written out."""
    tokens = re.findall(r"[MLCQZ]|-?\d+(?:\.\d+)?", path)
    result, command, i = [], None, 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                result.append(("Z", []))
                continue
        count = ARITY[command]
        values = [float(t) for t in tokens[i : i + 2 * count]]
        result.append((command, list(zip(values[::2], values[1::2]))))
        i += 2 * count
        if command == "M":
            command = "L"
    return result


def write(segments):
    return "".join(c + " ".join(f"{number(x)} {number(y)}" for x, y in points) for c, points in segments)


def mirror(path):
    return write([(c, [(WIDTH - x, y) for x, y in points]) for c, points in parse(path)])


def shift(path, dx, dy):
    return write([(c, [(x + dx, y + dy) for x, y in points]) for c, points in parse(path)])


def symmetric(half):
    """The closed outline whose right half, from the top of the axis to its bottom, is given."""
    segments = parse(half)
    ends = [points[-1] for _, points in segments]
    back = []
    for i in range(len(segments) - 1, 0, -1):
        command, points = segments[i]
        flipped = [(WIDTH - x, y) for x, y in points[:-1]][::-1] + [(WIDTH - ends[i - 1][0], ends[i - 1][1])]
        back.append((command, flipped))
    if ends[-1][0] != WIDTH / 2:
        back.insert(0, ("L", [(WIDTH - ends[-1][0], ends[-1][1])]))
    return write(segments + back) + "Z"


def scaled(path, kx, ky=1, cy=0):
    """The path squeezed towards the axis, and towards the height `cy`."""
    return write([(c, [(240 + (x - 240) * kx, cy + (y - cy) * ky) for x, y in p]) for c, p in parse(path)])


def backwards(path):
    """The path from its end to its start, without the first M."""
    segments = parse(path)
    result = []
    for i in range(len(segments) - 1, 0, -1):
        command, points = segments[i]
        result.append((command, points[:-1][::-1] + [segments[i - 1][1][-1]]))
    return write(result)
