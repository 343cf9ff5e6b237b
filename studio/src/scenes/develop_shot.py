"""Turns a shot's two half renders into a finished PNG: filters noise, lays air over distance, tone-maps.

  develop_shot.py plan.json    {halves, out, exposure, haze?: {colour, half, end}, ground?}
"""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import cv2
import exr
import numpy as np
from denoise import smoothed
from develop import FROM_ABOVE, coverage, load, shade_on_ground, tone


def distance(path, end):
    channels = exr.read(path)
    return next(v for k, v in channels.items() if "Mist" in k) * end


def with_air(light, halves, haze):
    """Air scatters light: what is far turns towards the sky's colour. The sky itself has it already."""
    metres = sum(distance(path, haze["end"]) for path in halves) / len(halves)
    share = 1 - 0.5 ** (np.maximum(metres - 25, 0) / haze["half"])
    share = np.where(metres > haze["end"] * 0.98, 0, share)[..., None]
    return light * (1 - share) + np.array(haze["colour"]) * share


def main(plan):
    halves = [load(path) for path in plan["halves"]]
    gain = 2 ** plan["exposure"]
    light = np.maximum(smoothed(*halves), 0)
    if "ground" in plan:
        alpha, machine = (np.clip(sum(half[k] for half in halves) / len(halves), 0, 1) for k in ("alpha", "machine"))
        alpha = coverage(alpha, machine, shade_on_ground(alpha, machine, FROM_ABOVE))
        image = tone(light / np.maximum(alpha, 1e-3) * gain) * alpha + np.array(plan["ground"]) * (1 - alpha)
    else:
        if "haze" in plan:
            light = with_air(light, plan["halves"], plan["haze"])
        image = tone(light * gain)
    noise = np.random.default_rng(7).random(image.shape[:2])[..., None] - 0.5
    pixels = np.clip(image[..., ::-1] * 255 + 0.5 + noise * 0.9, 0, 255).astype(np.uint8)
    cv2.imwrite(plan["out"], pixels)


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        main(json.load(file))
