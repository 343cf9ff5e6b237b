"""Turns studio renders into finished pictures: filters noise, mixes paints, tone-maps, trims the shadow.

  develop.py plan.json

The plan lists pictures: {renders: [{halves: [exr, exr], paint, lettering}, ...], shadow: exr, colours: {name:
{paint, lettering}}, out, border}. With one render only its own colour can be made. With two of the same view in
different paints every other paint follows, since light adds up: each channel of the picture is a straight
line in the paint's reflectance. The lettering mask gives letters a reflectance of their own.
Writes out/<name>.png with straight alpha.
"""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cv2
import exr
import numpy as np
from denoise import smoothed

def load(path):
    channels = exr.read(path)

    def pick(layer, names):
        found = [next(v for k, v in channels.items() if k.endswith("%s.%s" % (layer, n))) for n in names]
        return np.dstack(found)

    return {
        "rgb": pick("Combined", "RGB"),
        "alpha": pick("Combined", "A"),
        "albedo": pick("Denoising Albedo", "RGB"),
        "normal": pick("Denoising Normal", "XYZ"),
        "glow": pick("Emit", "RGB"),
        "letters": pick("lettering", "X"),
        "machine": pick("machine", "X"),
    }


def basis(paths):
    """Light, coverage and lettering of a view, without noise, worked out only where there is something."""
    a, b = (load(p) for p in paths)
    busy = np.maximum(a["alpha"][..., 0], b["alpha"][..., 0]) > 0.004
    x, y, w, h = cv2.boundingRect(cv2.dilate(busy.astype(np.uint8), np.ones((17, 17), np.uint8)))
    cut = [{k: np.ascontiguousarray(v[y : y + h, x : x + w]) for k, v in half.items()} for half in (a, b)]
    light = np.zeros_like(a["rgb"])
    light[y : y + h, x : x + w] = smoothed(*cut)
    alpha, machine, letters = (np.clip((a[k] + b[k]) / 2, 0, 1) for k in ("alpha", "machine", "letters"))
    return np.dstack([light, alpha, machine, letters])


# Pixels across and up, of 2000, over which the ground's noise is averaged: where the shadow has an edge, and where
# it has none. Seen from as low as the studio's camera stands, the ground is long and thin.
FROM_LOW = ((10, 2.5), (40, 6))
FROM_ABOVE = ((3, 3), (14, 14))


def shade_on_ground(alpha, machine, reach):
    """The shadow beside the machine, and carried on under it, smoothed: noise has no place there."""
    scale = alpha.shape[1] / 2000

    def blurred(image, sigma):
        return cv2.GaussianBlur(image, (0, 0), sigmaX=sigma[0] * scale, sigmaY=sigma[1] * scale)

    ground = 1 - machine
    shade = np.clip((alpha - machine) / np.maximum(ground, 0.05), 0, 1) * ground
    fine, coarse = (blurred(shade, sigma) / np.maximum(blurred(ground, sigma), 1e-3) for sigma in reach)
    edge = np.clip(blurred(np.abs(fine - coarse), reach[1]) / 0.03 - 1, 0, 1)
    smooth = fine * edge + coarse * (1 - edge)
    # Below a few percent it is only haze; take it away rather than tint the whole page.
    return np.clip((smooth - 0.03) * 0.95, 0, 0.86)[..., None]


def coverage(alpha, machine, shade):
    seen = np.where(machine > 0.98, alpha, 1)
    return machine * seen + (1 - machine) * shade


def shadow(path, like):
    """Rendered apart, in fewer pixels."""
    small = load(path)
    shade = shade_on_ground(np.clip(small["alpha"], 0, 1), np.clip(small["machine"], 0, 1), FROM_LOW)
    return cv2.resize(shade, like.shape[1::-1], interpolation=cv2.INTER_CUBIC)[..., None]


def cached_basis(paths, cache):
    if not os.path.exists(cache) or any(os.path.getmtime(p) > os.path.getmtime(cache) for p in paths):
        np.savez(cache, image=basis(paths).astype(np.float16))
    return np.load(cache)["image"].astype(np.float32)


def tone(x):
    """Straight to sRGB in the lower range, a soft shoulder above, colours kept as they brighten."""

    def shoulder(v):
        knee, room = 0.62, 0.38
        return np.where(v > knee, knee + room * (1 - np.exp(-(v - knee) / (room * 1.15))), v)

    peak = x.max(2, keepdims=True)
    kept = x * shoulder(peak) / np.maximum(peak, 1e-6)
    y = kept * 0.6 + shoulder(x) * 0.4
    y = np.where(y <= 0.0031308, y * 12.92, 1.055 * np.maximum(y, 0.0031308) ** (1 / 2.4) - 0.055)
    # A little contrast: a bright studio lifts the darks more than print or screen likes.
    return np.clip(y - 0.035 * np.sin(2 * np.pi * np.clip(y, 0, 1)), 0, 1)


def shadow_fade(machine, border):
    """Lets the ground shadow run out before the rendered part of the frame does."""
    h, w = machine.shape[:2]
    x0, x1, y0, y1 = border[0] * w, border[1] * w, (1 - border[3]) * h, (1 - border[2]) * h
    x, y = np.arange(w), np.arange(h)
    aside = np.clip(np.minimum(x - x0, x1 - x) / (0.1 * w), 0, 1)
    below = np.clip((y1 - y) / (0.055 * h), 0, 1)
    above = np.clip((y - y0) / (0.05 * h), 0, 1)
    edge = np.minimum(aside[None, :], np.minimum(below, above)[:, None])
    edge = edge * edge * (3 - 2 * edge)
    return np.maximum(edge, np.clip(machine[..., 0], 0, 1))[..., None]


def reflectance(colour, mask):
    return np.array(colour["paint"]) * (1 - mask) + np.array(colour["lettering"]) * mask


def letters_in(image):
    return np.clip(image[..., 5:6] / np.maximum(image[..., 3:4], 1e-3), 0, 1)


def colour_line(first, second, coats):
    """For each pixel what it shows of unpainted light, and how much it brightens with the reflectance of its paint."""
    masks = letters_in(first), letters_in(second)
    before, after = (reflectance(coat, mask) for coat, mask in zip(coats, masks))
    gained, apart = second[..., :3] - first[..., :3], after - before
    slope = np.maximum(gained / np.where(np.abs(apart) < 0.05, np.inf, apart), 0)
    start = first[..., :3] - slope * before
    # On the edge of a letter paint and lettering change in opposite ways and cancel out; the light there is that
    # of the pixels around.
    partly = ((masks[0] > 0.01) & (masks[0] < 0.99)) | (np.abs(masks[0] - masks[1]) > 0.01)
    edge = cv2.dilate(partly.astype(np.uint8), np.ones((3, 3), np.uint8))[..., None] > 0
    if not edge.any():
        return start, slope
    sure = np.where(edge, 0, 1).astype(np.float32)
    around = np.maximum(cv2.GaussianBlur(sure, (0, 0), 2.0), 1e-4)[..., None]
    start, slope = (np.where(edge, cv2.GaussianBlur(part * sure, (0, 0), 2.0) / around, part) for part in (start, slope))
    return start, slope


def neutral_repaired(light, dark, paint, renders):
    """White asked of a yellow machine lies outside what its renders cover in green, where light bouncing
    between painted plates would come out tinted. A neutral paint returns the channels alike, so such a
    channel takes what the covered ones say."""
    paint = np.array(paint)
    if paint.max() - paint.min() > 0.06 or len(renders) < 2:
        return light
    reach = np.max([r["paint"] for r in renders], axis=0)
    outside = paint > reach + 0.02
    if not outside.any() or outside.all():
        return light
    gained = (light - dark)[..., ~outside].mean(2)
    repaired = light.copy()
    for channel in np.flatnonzero(outside):
        repaired[..., channel] = dark[..., channel] + gained
    return repaired


def develop(picture, exposure):
    os.makedirs(picture["out"], exist_ok=True)
    renders = [cached_basis(r["halves"], r["halves"][0] + ".npz") for r in picture["renders"]]
    image = renders[0]
    mask = letters_in(image)
    machine = image[..., 4:5]
    alpha = coverage(image[..., 3:4], machine, shadow(picture["shadow"], machine))
    start, slope = image[..., :3], np.zeros_like(image[..., :3])
    if len(renders) > 1:
        start, slope = colour_line(*renders, picture["renders"])
    faded = alpha * shadow_fade(machine, picture["border"])
    noise = np.random.default_rng(7).random(alpha.shape) - 0.5
    for name, colour in picture["colours"].items():
        light = np.maximum(start + slope * reflectance(colour, mask), 0)
        light = neutral_repaired(light, np.maximum(start, 0), colour["paint"], picture["renders"])
        straight = light / np.maximum(alpha, 1e-3) * 2**exposure
        rgba = np.dstack([tone(straight)[..., ::-1], faded])
        pixels = np.clip(rgba * 255 + 0.5 + noise * 0.9, 0, 255)
        pixels[faded[..., 0] < 0.002] = 0
        cv2.imwrite(os.path.join(picture["out"], name + ".png"), pixels.astype(np.uint8))


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        plan = json.load(file)
    for item in plan["pictures"]:
        began = time.time()
        develop(item, plan.get("exposure", 0.0))
        print("DONE %s %.1f s" % (item["out"], time.time() - began), flush=True)
