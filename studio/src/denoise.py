"""Takes the noise out of a picture rendered in two halves with different seeds.

What glows or mirrors the studio is free of noise and left alone. The rest is light that fell on matt surfaces:
divided by their colour it changes slowly, so it may be averaged far along a surface (an edge-avoiding wavelet,
Dammertz 2010), as long as the surface keeps its normal and colour and the light changes no more than its
noise. Edges keep the renderer's own antialiasing.
"""
import cv2
import numpy as np

LEVELS = 6
TINY = 0.02
# Neighbours on a cross and on a diagonal cross by turns, further apart on each second level.
CROSS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def shifted(image, dy, dx):
    return np.roll(image, (dy, dx), (0, 1))


def blurred(image, sigma):
    return cv2.GaussianBlur(image, (0, 0), sigma)


def brightness(light):
    return light @ np.array([0.3, 0.5, 0.2], np.float32)


def smoothed(a, b):
    """RGB of both halves together."""
    mean = {k: (a[k] + b[k]) / 2 for k in ("albedo", "normal", "glow", "machine")}
    # At the outline all is thinned by the background alike; the guide is not to see that as another surface.
    whole = np.clip(mean["machine"], 0.05, 1)
    colour = mean["albedo"] + TINY
    halves = [(h["rgb"] - h["glow"]) / colour for h in (a, b)]
    light = (halves[0] + halves[1]) / 2
    first, second = (np.log1p(4 * np.maximum(brightness(h), 0)) for h in halves)
    level = (first + second) / 2
    noise = blurred((first - second) ** 2 / 4, 2.5)
    guide = np.dstack([blurred(mean["normal"] / whole, 0.6) * 2.2, np.log1p(8 * blurred(mean["albedo"] / whole, 0.6)) * 1.2])
    edge = edges(guide)
    kept, *rest = spread(light, level, noise, guide * 0.4, CROSS, 1)
    kept = spread(kept, *rest, guide * 0.4, DIAGONAL, 1)[0]
    for i in range(LEVELS):
        light, level, noise = spread(light, level, noise, guide, (DIAGONAL, CROSS)[i % 2], 2 ** ((i + 1) // 2))
    softly = light + (kept - light) * edge[..., None]
    return softly * colour + mean["glow"]


def edges(guide):
    """1 where the surface changes within a pixel's reach, 0 in the open."""
    reach = np.ones((3, 3), np.uint8)
    change = np.zeros(guide.shape[:2], np.float32)
    for k in range(guide.shape[2]):
        channel = np.ascontiguousarray(guide[..., k])
        change += (cv2.dilate(channel, reach) - cv2.erode(channel, reach)) ** 2
    return blurred(np.clip((change - 0.06) / 0.2, 0, 1), 0.7)


def spread(light, level, noise, guide, places, step):
    """One level: each pixel takes in what lies `step` pixels away, so far as it is the same surface in the same light."""
    all_of = np.dstack([light, level, noise, guide])
    total = all_of[..., :4].copy()
    noises, weight = noise.copy(), np.ones_like(level)
    tolerance = 1.0 / (3.0 * np.sqrt(blurred(noise, 1.0)) + 0.004)
    for dy, dx in places:
        there = shifted(all_of, dy * step, dx * step)
        change = there[..., 5:] - guide
        apart = np.einsum("ijk,ijk->ij", change, change) / 0.045
        w = 0.5 * np.exp(-apart - np.abs(there[..., 3] - level) * tolerance)
        total += there[..., :4] * w[..., None]
        noises += there[..., 4] * w * w
        weight += w
    total /= weight[..., None]
    return total[..., :3], total[..., 3], noises / (weight * weight)
