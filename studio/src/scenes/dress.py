"""Gives each mesh the material that its name asks for: the world's surfaces, the machines' paints, the studio's own."""
import studio
from studio import bpy
from surface import Surface


def dusty(shader, colour, amount):
    """Work leaves dust on whatever is near the ground."""
    position = shader.node("ShaderNodeNewGeometry")
    parts = shader.node("ShaderNodeSeparateXYZ")
    shader.link(position.outputs["Position"], parts.inputs[0])
    height = shader.node("ShaderNodeMapRange")
    height.inputs["From Min"].default_value, height.inputs["From Max"].default_value = 0.1, 1.3
    height.inputs["To Min"].default_value, height.inputs["To Max"].default_value = amount, 0.0
    shader.link(parts.outputs[2], height.inputs["Value"])
    spread = shader.node("ShaderNodeMath", operation="MULTIPLY")
    shader.link(height.outputs[0], spread.inputs[0])
    shader.link(shader.noise(frequency=4), spread.inputs[1])
    mix = shader.node("ShaderNodeMixRGB")
    shader.link(spread.outputs[0], mix.inputs[0])
    source = shader.bsdf.inputs["Base Color"]
    if source.links:
        shader.link(source.links[0].from_socket, mix.inputs[1])
    else:
        mix.inputs[1].default_value = source.default_value
    mix.inputs[2].default_value = (0.36, 0.29, 0.21, 1)
    shader.link(mix.outputs[0], source)


def dress(shot):
    """Gives every mesh the surface its material is named for."""
    studio.under_sky = not shot.get("studio")
    studio.materials()
    wanted = {}
    for mesh in bpy.data.meshes:
        for slot, material in enumerate(mesh.materials):
            base = material.name.split(".")[0]
            wanted.setdefault(base, []).append((mesh, slot))
    for base, users in wanted.items():
        if base in shot["surfaces"]:
            material = Surface(base, shot["surfaces"][base]).material
        elif base in shot["paints"]:
            colour = (*shot["paints"][base], 1)
            shader = studio.letters(base, colour) if base.startswith("lettering") else studio.coated(base, colour)
            if not shot.get("studio") and not base.startswith("carPaint"):
                dusty(shader, colour, 0.3)
            material = shader.material
        else:
            material = bpy.data.materials[base]
        for mesh, slot in users:
            mesh.materials[slot] = material
