"""Renders gallery shots. Run by Blender: blender -b -P scene.py -- plan.json

The plan lists shots. A shot is {glb, halves: [exr, exr], size, samples, threads, camera, paints, surfaces} and either `studio: true`
(the product pictures' light on a shadow-catching ground) or a `light` (sky, sun) for a place that
comes with the GLB. Colours are linear RGB. Surfaces are found by material name.
"""
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import studio
from dress import dress
from sky import sky, sun
from studio import bpy

# Metres at which the air hides everything; the mist pass runs from 0 to 1 over them.
MIST_END = 900.0


def lens(camera):
    studio.camera(camera)
    data = bpy.context.scene.camera.data
    data.clip_end = 1500
    if camera["blur"]:
        data.dof.use_dof = True
        data.dof.focus_distance = camera["distance"]
        data.dof.aperture_fstop = 1 / camera["blur"]


def run(shot):
    began = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=shot["glb"])
    dress(shot)
    in_studio = shot.get("studio")
    if in_studio:
        studio.world(shot.get("strength", 0.62))
        studio.shadow_ground()
    else:
        sky(shot["light"])
        sun(shot["light"], shot["sunAzimuth"])
    lens(shot["camera"])
    width, height = shot["size"]
    scene = bpy.context.scene
    for seed, out in enumerate(shot["halves"], 1):
        if os.path.exists(out):
            continue
        studio.render_settings(
            {"width": width, "height": height, "samples": shot["samples"], "seed": seed, "border": (0, 1, 0, 1)}, shot["threads"]
        )
        scene.render.film_transparent = bool(in_studio)
        scene.render.use_persistent_data = True
        # Leaves are many thin layers; a few bounces between them are enough.
        scene.cycles.max_bounces, scene.cycles.diffuse_bounces = 4, 2
        layer = scene.view_layers[0]
        layer.use_pass_mist = not in_studio
        mist = scene.world.mist_settings
        mist.start, mist.depth, mist.falloff = 0, MIST_END, "LINEAR"
        part = out + ".part.exr"
        scene.render.filepath = part
        bpy.ops.render.render(write_still=True)
        os.replace(part, out)
    print("DONE %s %.1f s" % (shot["halves"][0], time.time() - began), flush=True)


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        for item in json.load(file)["shots"]:
            run(item)
