"""Sky and sun of a scene."""
import math

from mathutils import Vector
from studio import bpy


def sky(light):
    """A plain gradient to light the scene by; with clouds where the camera sees it."""
    made = bpy.data.worlds.new("sky")
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()

    def node(kind, **settings):
        new = tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(new, key, value)
        return new

    link = tree.links.new
    direction = node("ShaderNodeTexCoord").outputs["Generated"]
    parts = node("ShaderNodeSeparateXYZ")
    link(direction, parts.inputs[0])
    ramp = node("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    elements.new(0.5)
    horizon, low, high = light["sky"]
    for element, (position, colour) in zip(elements, ((0.0, horizon), (0.16, low), (0.75, high))):
        element.position, element.color = position, (*colour, 1)
    link(parts.outputs[2], ramp.inputs[0])

    # Clouds lie on a flat layer, so that they crowd together towards the horizon.
    lifted = node("ShaderNodeMath", operation="ADD")
    lifted.inputs[1].default_value = 0.16
    link(parts.outputs[2], lifted.inputs[0])
    spread = node("ShaderNodeVectorMath", operation="DIVIDE")
    link(direction, spread.inputs[0])
    link(lifted.outputs[0], spread.inputs[1])
    noise = node("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Roughness"].default_value = 0.95, 9, 0.56
    link(spread.outputs[0], noise.inputs["Vector"])
    share = node("ShaderNodeMapRange")
    cover = light["clouds"]
    share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = 0.66 - 0.3 * cover, 0.9 - 0.28 * cover
    share.inputs["To Max"].default_value = 0.85
    link(noise.outputs[0], share.inputs["Value"])
    fade = node("ShaderNodeMapRange")
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = 0.0, 0.16
    link(parts.outputs[2], fade.inputs["Value"])
    clouds = node("ShaderNodeMath", operation="MULTIPLY")
    link(share.outputs[0], clouds.inputs[0])
    link(fade.outputs[0], clouds.inputs[1])
    mixed = node("ShaderNodeMixRGB")
    link(clouds.outputs[0], mixed.inputs[0])
    link(ramp.outputs[0], mixed.inputs[1])
    mixed.inputs[2].default_value = (*light["cloudColour"], 1)

    seen, lamp = node("ShaderNodeBackground"), node("ShaderNodeBackground")
    link(mixed.outputs[0], seen.inputs[0])
    seen.inputs[1].default_value = light["skySeen"]
    link(ramp.outputs[0], lamp.inputs[0])
    lamp.inputs[1].default_value = light["skyLight"]
    path, either, output = node("ShaderNodeLightPath"), node("ShaderNodeMixShader"), node("ShaderNodeOutputWorld")
    link(path.outputs["Is Camera Ray"], either.inputs[0])
    link(lamp.outputs[0], either.inputs[1])
    link(seen.outputs[0], either.inputs[2])
    link(either.outputs[0], output.inputs[0])
    made.cycles.sampling_method = "MANUAL"
    made.cycles.sample_map_resolution = 256
    return made


def sun(light, azimuth):
    spec = light.get("sun")
    if not spec:
        return
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = spec["strength"], spec["colour"], math.radians(spec["softness"])
    made = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(made)
    a, e = math.radians(azimuth), math.radians(spec["elevation"])
    towards = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    made.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
