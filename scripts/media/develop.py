"""Turns studio renders into finished pictures: filters noise, mixes paints, tone-maps, trims the shadow.

  develop.py plan.json

The plan lists pictures: {renders: [{halves: [exr, exr], paint, lettering}, ...], colours: {name: {paint,
lettering}}, out, border}. With one render only its own colour can be made. With two of the same view in
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

def load(path):
    channels = exr.read(path)

    def pick(layer, names):
        found = [next(v for k, v in channels.items() if k.endswith("%s.%s" % (layer, n))) for n in names]
        return np.dstack(found)

    return {
        "rgba": pick("Combined", "RGBA"),
        "albedo": pick("Denoising Albedo", "RGB"),
        "normal": pick("Denoising Normal", "XYZ"),
        "letters": pick("lettering", "X"),
    }


def shifted(image, dy, dx):
    return np.roll(image, (dy, dx), (0, 1))


def filtered(a, b, radius=5, strength=0.55):
    """Joint non-local means over two half renders: each half is weighted by patches of the other, and
    weights stop where albedo or normal change."""
    ta, tb = (np.log1p(np.maximum(h["rgba"], 0) * 4) for h in (a, b))
    variance = cv2.GaussianBlur(((ta - tb) ** 2) / 2, (0, 0), 2.0).mean(2) + 1e-6
    features = np.dstack([(a["albedo"] + b["albedo"]) * 0.8, (a["normal"] + b["normal"]) * 0.4]).astype(np.float32)
    feature_noise = cv2.GaussianBlur(((a["albedo"] - b["albedo"]) ** 2).sum(2) * 0.64 + ((a["normal"] - b["normal"]) ** 2).sum(2) * 0.16, (0, 0), 1.0)
    sum_a, sum_b = a["rgba"].copy(), b["rgba"].copy()
    weight_a = np.ones(variance.shape, np.float32)
    weight_b = np.ones(variance.shape, np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy, dx) == (0, 0) or dy * dy + dx * dx > radius * radius + 1:
                continue
            change = features - shifted(features, dy, dx)
            change = np.maximum((change * change).sum(2) - feature_noise * 1.5, 0) / 0.012
            same = change < 5
            other = shifted(variance, dy, dx)
            scale = 1.0 / (1e-5 + strength * strength * (variance + other))
            expected = variance + np.minimum(variance, other)
            for guide, total, weight, source in ((tb, sum_a, weight_a, a["rgba"]), (ta, sum_b, weight_b, b["rgba"])):
                d = guide - shifted(guide, dy, dx)
                distance = ((d * d).mean(2) - expected) * scale
                distance = cv2.boxFilter(distance.astype(np.float32), -1, (7, 7))
                w = np.exp(-np.maximum(np.maximum(distance, 0), change)).astype(np.float32) * same
                total += shifted(source, dy, dx) * w[..., None]
                weight += w
    return (sum_a / weight_a[..., None] + sum_b / weight_b[..., None]) / 2


def basis(paths):
    """The filtered picture, worked out only where there is something."""
    a, b = (load(p) for p in paths)
    busy = np.maximum(a["rgba"][..., 3], b["rgba"][..., 3]) > 0.004
    busy = cv2.dilate(busy.astype(np.uint8), np.ones((3, 3), np.uint8), iterations=8)
    x, y, w, h = cv2.boundingRect(busy)
    cut = [{k: v[y : y + h, x : x + w] for k, v in half.items()} for half in (a, b)]
    out = np.zeros_like(a["rgba"])
    out[y : y + h, x : x + w] = filtered(*cut)
    return out, ((a["letters"] + b["letters"]) / 2)[..., :1]


def cached_basis(paths, cache):
    if not os.path.exists(cache) or any(os.path.getmtime(p) > os.path.getmtime(cache) for p in paths):
        image, letters = basis(paths)
        np.savez(cache, image=image.astype(np.float16), letters=letters.astype(np.float16))
    stored = np.load(cache)
    return stored["image"].astype(np.float32), stored["letters"].astype(np.float32)


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


def shadow_fade(alpha, solid, border):
    """Lets the ground shadow run out before the rendered part of the frame does."""
    h, w = alpha.shape[:2]
    x0, x1, y0, y1 = border[0] * w, border[1] * w, (1 - border[3]) * h, (1 - border[2]) * h
    x, y = np.arange(w), np.arange(h)
    aside = np.clip(np.minimum(x - x0, x1 - x) / (0.1 * w), 0, 1)
    below = np.clip((y1 - y) / (0.055 * h), 0, 1)
    above = np.clip((y - y0) / (0.05 * h), 0, 1)
    edge = np.minimum(aside[None, :], np.minimum(below, above)[:, None])
    edge = edge * edge * (3 - 2 * edge)
    # Below a few percent it is only haze; take it away rather than tint the whole page.
    shade = np.clip((alpha[..., 0] - 0.03) * 0.95, 0, 0.86) * edge
    return np.where(solid, alpha[..., 0], shade)[..., None]


def reflectance(colour, mask):
    return np.array(colour["paint"]) * (1 - mask) + np.array(colour["lettering"]) * mask


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
    image, letters = renders[0]
    alpha = np.clip(image[..., 3:], 0, 1)
    mask = np.clip(letters / np.maximum(alpha, 1e-3), 0, 1)
    first = reflectance(picture["renders"][0], mask)
    slope = np.zeros_like(image[..., :3])
    if len(renders) > 1:
        apart = reflectance(picture["renders"][1], mask) - first
        slope = (renders[1][0][..., :3] - image[..., :3]) / np.where(np.abs(apart) < 0.05, np.inf, apart)
        slope = np.maximum(slope, 0)
    lit = image[..., :3].max(2) > 0.0015
    solid = lit | (cv2.dilate(lit.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0) & (alpha[..., 0] > 0.93)
    faded = shadow_fade(alpha, solid, picture["border"])
    noise = np.random.default_rng(7).random(alpha.shape) - 0.5
    for name, colour in picture["colours"].items():
        light = np.maximum(image[..., :3] + slope * (reflectance(colour, mask) - first), 0)
        light = neutral_repaired(light, np.maximum(image[..., :3] - slope * first, 0), colour["paint"], picture["renders"])
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
