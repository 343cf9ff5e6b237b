"""The surfaces of surfaces.ts as Cycles materials: noise between their colours, joints, veins, puddles, bumps."""
from studio import Shader


class Surface(Shader):
    """A surface of the world, from its figures in surfaces.ts."""

    def __init__(self, name, spec):
        super().__init__(name, (*spec["colours"][-1], 1), spec.get("rough", 0.8), spec.get("metal", 0.0), spec.get("shine", 0.25))
        self.spec = spec
        coordinates = self.node("ShaderNodeTexCoord").outputs["Object"]
        if "blocks" in spec and spec["blocks"].get("upright"):
            coordinates = self.unrolled(coordinates)
        colour = self.colour(coordinates)
        if "blocks" in spec:
            colour = self.blocks(colour, coordinates)
        if "veins" in spec:
            colour = self.veins(colour, coordinates)
        if "wet" in spec:
            colour = self.wet(colour, coordinates)
        if colour:
            self.link(colour, self.bsdf.inputs["Base Color"])
        if "bump" in spec:
            frequency, strength, depth = spec["bump"]
            self.bump(self.noise_at(coordinates, frequency, 8), strength, depth)
        if spec.get("leaf"):
            self.leaf(colour)
        if "glow" in spec:
            self.bsdf.inputs["Emission"].default_value = (*spec["colours"][0], 1)
            self.bsdf.inputs["Emission Strength"].default_value = spec["glow"]

    def unrolled(self, coordinates):
        """Upright walls along either axis: x + y across, z up."""
        parts = self.node("ShaderNodeSeparateXYZ")
        self.link(coordinates, parts.inputs[0])
        across = self.node("ShaderNodeMath", operation="ADD")
        self.link(parts.outputs[0], across.inputs[0])
        self.link(parts.outputs[1], across.inputs[1])
        joined = self.node("ShaderNodeCombineXYZ")
        self.link(across.outputs[0], joined.inputs[0])
        self.link(parts.outputs[2], joined.inputs[1])
        return joined.outputs[0]

    def noise_at(self, coordinates, frequency, detail=6.0, stretch=None):
        if stretch:
            mapping = self.node("ShaderNodeMapping")
            mapping.inputs["Scale"].default_value = stretch
            self.link(coordinates, mapping.inputs[0])
            coordinates = mapping.outputs[0]
        noise = self.node("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = frequency
        noise.inputs["Detail"].default_value = detail
        self.link(coordinates, noise.inputs["Vector"])
        return noise.outputs[0]

    def mix(self, kind, factor, a, b):
        mix = self.node("ShaderNodeMixRGB", blend_type=kind)
        for socket, value in zip(mix.inputs, (factor, a, b)):
            if hasattr(value, "links"):
                self.link(value, socket)
            else:
                socket.default_value = value
        return mix.outputs[0]

    def stops(self, source, colours, low=0.33, high=0.67):
        ramp = self.node("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        while len(elements) < len(colours):
            elements.new(0.5)
        for i, (element, colour) in enumerate(zip(elements, colours)):
            element.position = low + (high - low) * i / max(1, len(colours) - 1)
            element.color = (*colour, 1)
        self.link(source, ramp.inputs[0])
        return ramp.outputs[0]

    def colour(self, coordinates):
        spec = self.spec
        if len(spec["colours"]) == 1:
            return None
        patches = spec.get("patches", 1.0)
        colour = self.stops(self.noise_at(coordinates, patches, 8, spec.get("stretch")), spec["colours"])
        grain = spec.get("grain", 0)
        if grain:
            fine = self.stops(self.noise_at(coordinates, max(18.0, patches * 30), 4), [(0.45,) * 3, (1.25,) * 3], 0.3, 0.7)
            colour = self.mix("MULTIPLY", grain, colour, fine)
        return colour

    def blocks(self, colour, coordinates):
        spec = self.spec["blocks"]
        brick = self.node("ShaderNodeTexBrick")
        brick.inputs["Scale"].default_value = 1
        brick.inputs["Brick Width"].default_value, brick.inputs["Row Height"].default_value = spec["size"]
        brick.inputs["Mortar Size"].default_value = spec["gap"]
        brick.inputs["Mortar Smooth"].default_value = 0.1
        brick.inputs["Color1"].default_value = (1, 1, 1, 1)
        brick.inputs["Color2"].default_value = (0.78, 0.78, 0.78, 1)
        brick.offset = 0.0 if spec["size"][0] == spec["size"][1] else 0.5
        self.link(coordinates, brick.inputs["Vector"])
        shaded = self.mix("MULTIPLY", 0.8, colour, brick.outputs["Color"])
        return self.mix("MIX", brick.outputs["Fac"], shaded, (*spec["joint"], 1))

    def veins(self, colour, coordinates):
        bent = self.noise_at(coordinates, 1.3, 10)
        wave = self.node("ShaderNodeTexWave")
        wave.inputs["Scale"].default_value = 0.55
        wave.inputs["Distortion"].default_value = 14
        wave.inputs["Detail"].default_value = 6
        self.link(coordinates, wave.inputs["Vector"])
        thin = self.stops(wave.outputs["Fac"], [(0.75,) * 3, (0, 0, 0)], 0.0, 0.10)
        broken = self.mix("MULTIPLY", 1.0, thin, self.stops(bent, [(0, 0, 0), (1, 1, 1)], 0.42, 0.6))
        return self.mix("MIX", broken, colour, (*self.spec["veins"], 1))

    def wet(self, colour, coordinates):
        edge = 0.62 - self.spec["wet"] * 0.3
        mask = self.stops(self.noise_at(coordinates, 0.22, 5), [(0, 0, 0), (1, 1, 1)], edge, edge + 0.05)
        rough = self.node("ShaderNodeMixRGB")
        self.link(mask, rough.inputs[0])
        rough.inputs[1].default_value = (self.spec.get("rough", 0.8),) * 3 + (1,)
        rough.inputs[2].default_value = (0.06,) * 3 + (1,)
        self.link(rough.outputs[0], self.bsdf.inputs["Roughness"])
        self.bsdf.inputs["Specular"].default_value = 0.5
        return self.mix("MULTIPLY", mask, colour, (0.42, 0.42, 0.42, 1))

    def leaf(self, colour):
        through = self.node("ShaderNodeBsdfTranslucent")
        mix = self.node("ShaderNodeMixShader")
        mix.inputs[0].default_value = 0.3
        if colour:
            self.link(self.mix("MULTIPLY", 1.0, colour, (1.5, 1.5, 0.8, 1)), through.inputs[0])
        else:
            through.inputs[0].default_value = (*self.spec["colours"][-1], 1)
        self.link(self.bsdf.outputs[0], mix.inputs[1])
        self.link(through.outputs[0], mix.inputs[2])
        self.link(mix.outputs[0], self.output.inputs[0])
