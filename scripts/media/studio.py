"""Renders machines in the studio. Run by Blender: blender -b -P studio.py -- jobs.json

Each job is one picture: {glb, out, paint, lettering, width, height, samples, seed, camera}. Colours are
linear RGB. Output is a multilayer EXR with premultiplied RGBA (the ground only as shadow), the
denoiser's albedo and normal passes, and a mask of the lettering.
"""
import json
import math
import os
import sys
import time

import numpy as np

# Blender 3.4's glTF importer still uses aliases that NumPy dropped in 1.24.
for _name, _type in (("bool", bool), ("int", int), ("float", float), ("object", object)):
    if _name not in np.__dict__:
        setattr(np, _name, _type)

import bpy
from mathutils import Vector


def grey(value, r=1.0, g=1.0, b=1.0):
    return (value * r, value * g, value * b, 1.0)


class Shader:
    """A Principled material by name, replacing what the GLB brought."""

    def __init__(self, name, color=(0.5, 0.5, 0.5, 1), rough=0.5, metal=0.0, spec=0.5, coat=0.0, coat_rough=0.03, glow=0.0):
        material = bpy.data.materials.get(name) or bpy.data.materials.new(name)
        material.use_nodes = True
        material.blend_method = "OPAQUE"
        self.material = material
        self.tree = material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self.bsdf = self.tree.nodes.new("ShaderNodeBsdfPrincipled")
        self.link(self.bsdf.outputs[0], self.output.inputs[0])
        values = {"Base Color": color, "Roughness": rough, "Metallic": metal, "Specular": spec, "Clearcoat": coat, "Clearcoat Roughness": coat_rough}
        if glow:
            values["Emission"] = color
            values["Emission Strength"] = glow
        for key, value in values.items():
            self.bsdf.inputs[key].default_value = value

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def link(self, a, b):
        self.tree.links.new(a, b)

    def noise(self, scale=(1, 1, 1), frequency=5.0, detail=6.0):
        coordinates = self.node("ShaderNodeTexCoord")
        mapping = self.node("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        noise = self.node("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = frequency
        noise.inputs["Detail"].default_value = detail
        self.link(coordinates.outputs["Object"], mapping.inputs[0])
        self.link(mapping.outputs[0], noise.inputs["Vector"])
        return noise.outputs[0]

    def ramp(self, source, stops, target):
        ramp = self.node("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = color
        self.link(source, ramp.inputs[0])
        self.link(ramp.outputs[0], self.bsdf.inputs[target])

    def bump(self, source, strength, distance):
        bump = self.node("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = distance
        self.link(source, bump.inputs["Height"])
        self.link(bump.outputs[0], self.bsdf.inputs["Normal"])


def glass(name, tint, strength):
    """Thin panes: tinted see-through under a Fresnel reflection, without the noise of refraction."""
    shader = Shader(name)
    clear = shader.node("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = tint
    gloss = shader.node("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.02
    fresnel = shader.node("ShaderNodeFresnel")
    fresnel.inputs[0].default_value = strength
    mix = shader.node("ShaderNodeMixShader")
    shader.link(fresnel.outputs[0], mix.inputs[0])
    shader.link(clear.outputs[0], mix.inputs[1])
    shader.link(gloss.outputs[0], mix.inputs[2])
    shader.link(mix.outputs[0], shader.output.inputs[0])


def materials():
    Shader("graphite", grey(0.021, 1, 1.04, 1.1), 0.42, 0, 0.5, 0.35, 0.2)
    Shader("black", grey(0.009), 0.5)
    Shader("trim", grey(0.045), 0.8, 0, 0.2)
    Shader("seat", grey(0.12, 1.05, 1, 0.94), 0.85, 0, 0.2)
    rubber = Shader("rubber", grey(0.014), 0.75, 0, 0.35)
    rubber.ramp(rubber.noise(frequency=3), [(0.35, grey(0.010)), (0.75, grey(0.021, 1, 0.97, 0.92))], "Base Color")
    rubber.bump(rubber.noise(frequency=60), 0.1, 0.004)
    glass("glass", (0.50, 0.57, 0.58, 1), 1.75)
    Shader("chrome", grey(0.80), 0.08, 1)
    steel = Shader("steel", grey(0.34, 1, 1.02, 1.04), 0.38, 1)
    steel.ramp(steel.noise((1, 14, 14), 4), [(0.3, grey(0.3)), (0.7, grey(0.48))], "Roughness")
    Shader("aluminium", grey(0.58), 0.30, 1)
    Shader("rim", grey(0.52, 1, 1.01, 1.02), 0.34, 0.7, 0.5, 0.35, 0.1)
    wood = Shader("wood", grey(0.2), 0.62)
    wood.ramp(wood.noise((0.35, 6, 6), 6, 8), [(0.2, (0.15, 0.08, 0.037, 1)), (0.5, (0.27, 0.15, 0.07, 1)), (0.8, (0.40, 0.24, 0.12, 1))], "Base Color")
    bark = Shader("bark", grey(0.1), 0.9, 0, 0.2)
    grain = bark.noise((0.5, 5, 5), 7, 10)
    bark.ramp(grain, [(0.3, (0.045, 0.028, 0.016, 1)), (0.55, (0.13, 0.085, 0.052, 1)), (0.75, (0.23, 0.165, 0.11, 1))], "Base Color")
    bark.bump(grain, 0.9, 0.03)
    rings = Shader("endgrain", (0.55, 0.36, 0.19, 1), 0.75, 0, 0.2)
    rings.ramp(rings.noise((3, 3, 3), 8, 4), [(0.3, (0.42, 0.26, 0.13, 1)), (0.7, (0.62, 0.43, 0.24, 1))], "Base Color")
    Shader("lampClear", grey(0.78, 0.98, 1, 1.03), 0.08, 0, 0.7, 1, 0, 0.35)
    Shader("lampRed", (0.32, 0.007, 0.006, 1), 0.15, 0, 0.6, 1, 0, 0.1)
    Shader("lampAmber", (0.80, 0.20, 0.008, 1), 0.15, 0, 0.6, 1, 0, 0.22)
    Shader("tape", (0.70, 0.47, 0.01, 1), 0.42)
    Shader("tapeWhite", grey(0.74), 0.42)
    Shader("hookPaint", (0.66, 0.38, 0.008, 1), 0.38, 0, 0.4, 0.5)
    Shader("hose", grey(0.012), 0.48)
    Shader("carPaint", grey(0.46, 0.98, 1, 1.03), 0.34, 0.25, 0.4, 1, 0.02)


def paint_and_letters(paint, lettering):
    Shader("paint", (*paint, 1), 0.42, 0, 0.22, 1, 0.025)
    letters = Shader("lettering", (*lettering, 1), 0.45, 0, 0.3, 0.3, 0.1)
    mask = letters.node("ShaderNodeOutputAOV")
    mask.name = "lettering"
    mask.inputs["Value"].default_value = 1


SOFTBOXES = [
    # azimuth, elevation, width, height (degrees), brightness, tint. Azimuth 0 faces the truck's nose,
    # -90 its near side.
    (-10, 48, 60, 30, 13.0, (1.0, 0.98, 0.95)),
    (-100, 44, 58, 26, 5.6, (0.97, 0.99, 1.0)),
    (118, 34, 30, 56, 7.5, (1.0, 0.98, 0.96)),
    (-178, 30, 34, 44, 5.0, (0.95, 0.98, 1.0)),
    # Low strips that run along the paint as highlights.
    (-84, 8, 100, 4.0, 2.6, (1, 1, 1)),
    (-8, 10, 40, 5, 2.6, (1, 1, 1)),
    # What the camera sees mirrored in the windscreen and in the door glass.
    (62, 22, 34, 26, 3.4, (0.97, 0.99, 1.0)),
    (-134, 13, 26, 15, 4.4, (0.97, 0.99, 1.0)),
]


def environment(width=1024, height=512):
    azimuth = 180 - (np.arange(width) + 0.5) / width * 360
    elevation = (np.arange(height) + 0.5) / height * 180 - 90
    az, el = np.meshgrid(azimuth, elevation)
    base = np.interp(el, [-90, -6, 6, 40, 90], [0.30, 0.32, 0.26, 0.20, 0.5])
    image = base[..., None] * np.array([0.985, 1.0, 1.025])
    for centre, rise, w, h, value, tint in SOFTBOXES:
        dx = ((az - centre + 180) % 360 - 180) * math.cos(math.radians(min(abs(rise), 70)))
        dy = el - rise
        edge = np.maximum(np.abs(dx) - w / 2, np.abs(dy) - h / 2)
        mask = np.clip(0.5 - edge / 3.5, 0, 1)
        mask = mask * mask * (3 - 2 * mask)
        fall = 1 - 0.3 * np.clip((dx / (w / 2)) ** 2 * 0.5 + (dy / (h / 2)) ** 2 * 0.5, 0, 1)
        image = image * (1 - mask[..., None]) + (mask * fall * value)[..., None] * np.array(tint)
    zenith = np.clip((el - 66) / 7, 0, 1)[..., None]
    image = image * (1 - zenith) + zenith * 6.0
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = image
    made = bpy.data.images.new("studio", width, height, float_buffer=True)
    made.colorspace_settings.name = "Linear"
    made.pixels.foreach_set(pixels.ravel())
    made.pack()
    return made


def world(strength):
    made = bpy.data.worlds.new("studio")
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    output = tree.nodes.new("ShaderNodeOutputWorld")
    background = tree.nodes.new("ShaderNodeBackground")
    texture = tree.nodes.new("ShaderNodeTexEnvironment")
    texture.image = environment()
    background.inputs[1].default_value = strength
    tree.links.new(texture.outputs[0], background.inputs[0])
    tree.links.new(background.outputs[0], output.inputs[0])
    made.cycles.sampling_method = "MANUAL"
    made.cycles.sample_map_resolution = 1024


def shadow_ground():
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata([(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [], [(0, 1, 2, 3)])
    ground = bpy.data.objects.new("ground", mesh)
    bpy.context.scene.collection.objects.link(ground)
    mesh.materials.append(Shader("ground", (0.72, 0.70, 0.66, 1), 1, 0, 0).material)
    ground.is_shadow_catcher = True


def camera(settings):
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.scene.camera = made
    target = Vector(settings["target"])
    azimuth, elevation = math.radians(settings["azimuth"]), math.radians(settings["elevation"])
    away = Vector((math.cos(azimuth) * math.cos(elevation), math.sin(azimuth) * math.cos(elevation), math.sin(elevation)))
    made.location = target + away * settings["distance"]
    made.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    data.angle = math.radians(settings["fov"])
    data.clip_end = 500


def render_settings(job, threads):
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = job["width"], job["height"]
    render.film_transparent = True
    # Only the machine and its shadow are worth rays; the rest of the frame stays empty.
    render.use_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = job["border"]
    render.threads_mode = "FIXED"
    render.threads = threads
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = job["samples"]
    cycles.seed = job["seed"]
    # The filter judges noise by comparing two halves, so every pixel needs the same count.
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 0, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.5
    cycles.blur_glossy = 0.6
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    if "lettering" not in layer.aovs:
        aov = layer.aovs.add()
        aov.name, aov.type = "lettering", "VALUE"
    image = render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"


def run(job, threads):
    began = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=job["glb"])
    materials()
    paint_and_letters(job["paint"], job["lettering"])
    world(job.get("light", 0.62))
    shadow_ground()
    camera(job["camera"])
    render_settings(job, threads)
    part = job["out"] + ".part.exr"
    bpy.context.scene.render.filepath = part
    bpy.ops.render.render(write_still=True)
    os.replace(part, job["out"])
    print("DONE %s %.1f s" % (job["out"], time.time() - began), flush=True)


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        plan = json.load(file)
    for item in plan["jobs"]:
        if not os.path.exists(item["out"]):
            run(item, plan.get("threads", 2))
