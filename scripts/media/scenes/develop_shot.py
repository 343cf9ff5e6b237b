"""Turns a shot's two half renders into a finished PNG: filters noise, lays air over distance, tone-maps.

  develop_shot.py plan.json    {halves, out, radius, exposure, haze?: {colour, half, end}, ground?}
"""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import cv2
import exr
import numpy as np
from develop import filtered, load, tone


def distance(path, end):
    channels = exr.read(path)
    return next(v for k, v in channels.items() if "Mist" in k) * end


def with_air(light, halves, haze):
    """Air scatters light: what is far turns towards the sky's colour. The sky itself has it already."""
    metres = sum(distance(path, haze["end"]) for path in halves) / len(halves)
    share = 1 - 0.5 ** (np.maximum(metres - 25, 0) / haze["half"])
    share = np.where(metres > haze["end"] * 0.98, 0, share)[..., None]
    return light * (1 - share) + np.array(haze["colour"]) * share



def smooth_shadow(shade, solid):
    """The ground takes only soft shadows, so it may be smoothed more than the machine, and apart from it."""
    open_ground = (~solid).astype(np.float32)
    weight = cv2.GaussianBlur(open_ground, (0, 0), 4.0)
    blurred = cv2.GaussianBlur(shade * open_ground, (0, 0), 4.0) / np.maximum(weight, 1e-4)
    return np.where(solid, shade, blurred)


def main(plan):
    halves = [load(path) for path in plan["halves"]]
    picture = filtered(*halves, radius=plan["radius"])
    gain = 2 ** plan["exposure"]
    if "ground" in plan:
        alpha = np.clip(picture[..., 3:], 0, 1)
        straight = np.maximum(picture[..., :3], 0) / np.maximum(alpha, 1e-3) * gain
        lit = cv2.dilate((picture[..., :3].max(2) > 0.0015).astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
        solid = lit & (alpha[..., 0] > 0.5)
        # The shadow catcher leaves a breath of haze far from the machine: take it out.
        shade = np.clip((alpha[..., 0] - 0.025) * 0.96, 0, 0.88)
        alpha = np.where(solid, alpha[..., 0], smooth_shadow(shade, solid))[..., None]
        image = tone(straight) * alpha + np.array(plan["ground"]) * (1 - alpha)
    else:
        light = np.maximum(picture[..., :3], 0)
        if "haze" in plan:
            light = with_air(light, plan["halves"], plan["haze"])
        image = tone(light * gain)
    noise = np.random.default_rng(7).random(image.shape[:2])[..., None] - 0.5
    pixels = np.clip(image[..., ::-1] * 255 + 0.5 + noise * 0.9, 0, 255).astype(np.uint8)
    cv2.imwrite(plan["out"], pixels)


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        main(json.load(file))
