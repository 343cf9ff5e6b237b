"""Renders machines in the studio. Run by Blender: blender -b -P studio.py -- jobs.json

Each view is a machine before the camera: {glb, width, height, camera, border, shadow: exr, coats: [{paint, lettering,
samples, halves: [exr, exr]}]}; each coat is rendered in two halves with different seeds, the shadow on the ground once
and apart. Colours are linear RGB. Output is a multilayer EXR with premultiplied RGBA, the passes that the noise filter
needs, and masks of the machine and its lettering.
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
        if name != "ground":
            self.mask("machine")
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

    def mask(self, name):
        """Marks in a pass of that name where the camera sees this surface."""
        made = self.tree.nodes.new("ShaderNodeOutputAOV")
        made.name = name
        made.inputs["Value"].default_value = 1

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


def mirrored_studio(shader, index, most, blur=0, tint=grey(1)):
    """Mirrors the studio on the shader's surface by looking it up in a picture, blurred by so many degrees.
    Traced, a thin coat's weak reflection is found by one ray in twenty and is mostly noise; looked up, it is exact."""
    coordinates = shader.node("ShaderNodeTexCoord")
    studio = shader.node("ShaderNodeTexEnvironment", image=mirror_image(blur))
    shader.link(coordinates.outputs["Reflection"], studio.inputs[0])
    if index:
        fresnel = shader.node("ShaderNodeFresnel")
        fresnel.inputs[0].default_value = index
        at_most = shader.node("ShaderNodeMath", operation="MINIMUM")
        at_most.inputs[1].default_value = most
        shader.link(fresnel.outputs[0], at_most.inputs[0])
    else:
        at_most = shader.node("ShaderNodeValue")
        at_most.outputs[0].default_value = most
    # Not from inside a pane, and for the camera alone: what is mirrored lights nothing.
    path, geometry = shader.node("ShaderNodeLightPath"), shader.node("ShaderNodeNewGeometry")
    outside = shader.node("ShaderNodeMath", operation="SUBTRACT", use_clamp=True)
    shader.link(path.outputs["Is Camera Ray"], outside.inputs[0])
    shader.link(geometry.outputs["Backfacing"], outside.inputs[1])
    share = shader.node("ShaderNodeMath", operation="MULTIPLY")
    shader.link(at_most.outputs[0], share.inputs[0])
    shader.link(outside.outputs[0], share.inputs[1])
    light = shader.node("ShaderNodeEmission")
    tinted = shader.node("ShaderNodeMixRGB", blend_type="MULTIPLY")
    tinted.inputs[0].default_value, tinted.inputs[2].default_value = 1, tint
    shader.link(studio.outputs[0], tinted.inputs[1])
    shader.link(tinted.outputs[0], light.inputs[0])
    mix = shader.node("ShaderNodeMixShader")
    shader.link(share.outputs[0], mix.inputs[0])
    shader.link(shader.output.inputs[0].links[0].from_socket, mix.inputs[1])
    shader.link(light.outputs[0], mix.inputs[2])
    shader.link(mix.outputs[0], shader.output.inputs[0])
    shader.material.cycles.sample_as_light = False


# Under a sky of their own, surfaces mirror that: traced, whatever it takes.
under_sky = False


def coated(name, color, index=1.6, most=0.3, blur=0, glow=0.0):
    """A matt ground under a clear coat: paint, plastic, rubber, by how clear the coat is."""
    if under_sky:
        return Shader(name, color, 0.36 + 0.025 * blur, 0, 0.4 if blur else 0.22, 0 if blur else 1, glow=glow)
    shader = Shader(name, color, 0.5, 0, 0, glow=glow)
    mirrored_studio(shader, index, most, blur)
    return shader


def metal(name, color, share, blur):
    """Bright metal: that share of it mirrors the studio, the rest is matt and takes the shadows."""
    if under_sky:
        return Shader(name, color, 0.04 + 0.045 * blur, 1)
    shader = Shader(name, color, 0.5, 0, 0)
    mirrored_studio(shader, None, share, blur, color)
    return shader


def glass(name, tint, index):
    """Thin panes: tinted see-through under the mirrored studio, without the noise of refraction."""
    if under_sky:
        # In daylight a pane is dark and mirrors the sky; see-through glass would need many more samples.
        return Shader(name, (0.010, 0.014, 0.016, 1), 0.03, 0, 0.75)
    shader = Shader(name)
    clear = shader.node("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = tint
    shader.link(clear.outputs[0], shader.output.inputs[0])
    mirrored_studio(shader, index, 0.6)


def materials():
    coated("graphite", grey(0.021, 1, 1.04, 1.1), 1.5, 0.3, 5)
    coated("black", grey(0.009), 1.45, 0.2, 9)
    Shader("trim", grey(0.05), 0.8, 0, 0)
    Shader("seat", grey(0.14, 1.05, 1, 0.94), 0.85, 0, 0)
    rubber = coated("rubber", grey(0.014), 1.35, 0.1, 16)
    rubber.ramp(rubber.noise(frequency=3), [(0.35, grey(0.010)), (0.75, grey(0.021, 1, 0.97, 0.92))], "Base Color")
    rubber.bump(rubber.noise(frequency=60), 0.1, 0.004)
    glass("glass", (0.42, 0.47, 0.48, 1), 1.8)
    metal("chrome", grey(0.80), 0.85, 1)
    metal("steel", grey(0.36, 1, 1.02, 1.04), 0.6, 8)
    metal("aluminium", grey(0.58), 0.55, 6)
    metal("rim", grey(0.55, 1, 1.01, 1.02), 0.5, 5)
    wood = Shader("wood", grey(0.2), 0.62)
    wood.ramp(wood.noise((0.35, 6, 6), 6, 8), [(0.2, (0.15, 0.08, 0.037, 1)), (0.5, (0.27, 0.15, 0.07, 1)), (0.8, (0.40, 0.24, 0.12, 1))], "Base Color")
    bark = Shader("bark", grey(0.1), 0.9, 0, 0.2)
    grain = bark.noise((0.5, 5, 5), 7, 10)
    bark.ramp(grain, [(0.3, (0.045, 0.028, 0.016, 1)), (0.55, (0.13, 0.085, 0.052, 1)), (0.75, (0.23, 0.165, 0.11, 1))], "Base Color")
    bark.bump(grain, 0.9, 0.03)
    rings = Shader("endgrain", (0.55, 0.36, 0.19, 1), 0.75, 0, 0.2)
    rings.ramp(rings.noise((3, 3, 3), 8, 4), [(0.3, (0.42, 0.26, 0.13, 1)), (0.7, (0.62, 0.43, 0.24, 1))], "Base Color")
    coated("lampClear", grey(0.7, 0.98, 1, 1.03), glow=0.5)
    coated("lampRed", (0.32, 0.007, 0.006, 1), glow=0.1)
    coated("lampAmber", (0.80, 0.20, 0.008, 1), glow=0.12)
    Shader("tape", (0.70, 0.47, 0.01, 1), 0.42, 0, 0.2)
    Shader("tapeWhite", grey(0.74), 0.42, 0, 0.2)
    coated("hookPaint", (0.66, 0.38, 0.008, 1), blur=2)
    coated("hose", grey(0.012), 1.45, 0.2, 7)
    coated("carPaint", grey(0.44, 0.98, 1, 1.025))


def letters(name, color):
    """Film, less clear than the paint it sticks to."""
    return Shader(name, color, 0.45, 0, 0.3, 0.3, 0.1)


def paint_and_letters(paint, lettering):
    coated("paint", (*paint, 1))
    letters("lettering", (*lettering, 1)).mask("lettering")


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


def directions(width, height):
    """Azimuth and elevation of each pixel of a picture of all directions."""
    azimuth = 180 - (np.arange(width) + 0.5) / width * 360
    elevation = (np.arange(height) + 0.5) / height * 180 - 90
    return np.meshgrid(azimuth, elevation)


def box_share(az, el, centre, rise, w, h, soft=3.5):
    """How much of a softbox each direction sees, and how that falls off towards its edges."""
    dx = ((az - centre + 180) % 360 - 180) * math.cos(math.radians(min(abs(rise), 70)))
    dy = el - rise
    edge = np.maximum(np.abs(dx) - w / 2, np.abs(dy) - h / 2)
    mask = np.clip(0.5 - edge / soft, 0, 1)
    fall = 1 - 0.3 * np.clip((dx / (w / 2)) ** 2 * 0.5 + (dy / (h / 2)) ** 2 * 0.5, 0, 1)
    return mask * mask * (3 - 2 * mask), fall


def image_of(name, light):
    height, width = light.shape[:2]
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light
    made = bpy.data.images.new(name, width, height, float_buffer=True)
    made.colorspace_settings.name = "Linear"
    made.pixels.foreach_set(pixels.ravel())
    made.pack()
    return made


def environment(width=1024, height=512):
    """What lights the machine."""
    az, el = directions(width, height)
    base = np.interp(el, [-90, -6, 6, 40, 90], [0.30, 0.32, 0.26, 0.20, 0.5])
    image = base[..., None] * np.array([0.985, 1.0, 1.025])
    for centre, rise, w, h, value, tint in SOFTBOXES:
        mask, fall = box_share(az, el, centre, rise, w, h)
        image = image * (1 - mask[..., None]) + (mask * fall * value)[..., None] * np.array(tint)
    zenith = np.clip((el - 66) / 7, 0, 1)[..., None]
    return image_of("studio", image * (1 - zenith) + zenith * 6.0)


# What coat and glass mirror, arranged for the eye as a photographer arranges cards: a bright floor that ends
# in a dark wall, strips for the edges, and panes of light for windscreen and door. Form as SOFTBOXES.
CARDS = [
    (-44, 30, 15, 62, 7.0, (1.0, 0.99, 0.97)),
    (-76, 34, 9, 54, 3.4, (0.98, 0.99, 1.0)),
    (16, 36, 26, 34, 4.5, (1.0, 0.99, 0.97)),
    (62, 24, 36, 26, 1.6, (0.97, 0.99, 1.0)),
    (-124, 11, 30, 13, 2.2, (0.97, 0.99, 1.0)),
    (-168, 26, 26, 40, 3.6, (0.97, 0.99, 1.0)),
    (128, 30, 40, 34, 2.6, (1.0, 0.99, 0.97)),
]


def mirror_image(blur=0, width=2048, height=1024):
    name = "cards %d" % blur
    if name in bpy.data.images:
        return bpy.data.images[name]
    if blur:
        width, height = width // 4, height // 4
    az, el = directions(width, height)
    base = np.interp(el, [-90, -25, -5, -1, 3, 20, 60, 68, 90], [0.55, 0.62, 0.80, 0.30, 0.10, 0.16, 0.5, 3.2, 4.0])
    image = base[..., None] * np.array([0.985, 1.0, 1.025])
    for centre, rise, w, h, value, tint in CARDS:
        mask, fall = box_share(az, el, centre, rise, w, h, 2.0)
        image = image * (1 - mask[..., None]) + (mask * fall * value)[..., None] * np.array(tint)
    return image_of(name, softened(image, blur * width / 360) if blur else image)


def softened(image, pixels):
    """Blurred by a Gaussian, round the horizon without a seam."""
    reach = int(3 * pixels) + 1
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / pixels) ** 2)
    weights /= weights.sum()
    for axis, mode in ((1, "wrap"), (0, "edge")):
        around = [(0, 0)] * 3
        around[axis] = (reach, reach)
        wide = np.pad(image, around, mode)
        image = sum(w * np.take(wide, range(k, k + image.shape[axis]), axis) for k, w in enumerate(weights))
    return image


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
    return ground


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
    # Most samples go to edges, which the filter leaves as they are; the open sky needs few.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 6
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 0, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.5
    cycles.blur_glossy = 0.6
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_emit = True
    for name in ("lettering", "machine"):
        if name not in layer.aovs:
            aov = layer.aovs.add()
            aov.name, aov.type = name, "VALUE"
    image = render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"


# The shadow is soft everywhere, so two fifths of the picture's pixels across are enough for it.
SHADOW = {"share": 40, "samples": 28}


def render(view, out, seed, samples, threads, share=100):
    if os.path.exists(out):
        return
    render_settings({**view, "samples": samples, "seed": seed}, threads)
    settings = bpy.context.scene.render
    settings.use_persistent_data = True
    settings.resolution_percentage = share
    settings.filepath = out + ".part.exr"
    bpy.ops.render.render(write_still=True)
    os.replace(settings.filepath, out)


def run(view, threads):
    began = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=view["glb"])
    materials()
    world(view.get("light", 0.62))
    ground = shadow_ground()
    camera(view["camera"])
    paint_and_letters(view["coats"][0]["paint"], view["coats"][0]["lettering"])
    render(view, view["shadow"], 1, SHADOW["samples"], threads, SHADOW["share"])
    # From here on it only throws light back.
    ground.is_shadow_catcher, ground.visible_camera = False, False
    for coat in view["coats"]:
        paint_and_letters(coat["paint"], coat["lettering"])
        for seed, out in enumerate(coat["halves"], 1):
            render(view, out, seed, coat["samples"], threads)
    print("DONE %s %.1f s" % (view["glb"], time.time() - began), flush=True)


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1]) as file:
        plan = json.load(file)
    for item in plan["views"]:
        run(item, plan.get("threads", 2))
