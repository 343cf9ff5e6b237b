import { ShaderChunk } from 'three'

/**
 * The tones of the studio's pictures (`tone` in `studio/src/develop.py`): straight in the lower range, a soft shoulder above, a
 * little contrast. It takes the place of three's custom tone mapping, which does nothing by itself.
 */
const tone = `
vec3 studioShoulder(vec3 v) {
  return mix(v, 0.62 + 0.38 * (1.0 - exp(-(v - 0.62) / 0.437)), step(0.62, v));
}
vec3 CustomToneMapping(vec3 color) {
  color *= toneMappingExposure;
  float peak = max(color.r, max(color.g, color.b));
  vec3 kept = color * studioShoulder(vec3(peak)) / max(peak, 1e-6);
  vec3 y = kept * 0.6 + studioShoulder(color) * 0.4;
  y = mix(1.055 * pow(max(y, 0.0031308), vec3(1.0 / 2.4)) - 0.055, y * 12.92, vec3(lessThanEqual(y, vec3(0.0031308))));
  y = clamp(y - 0.035 * sin(6.2831853 * clamp(y, 0.0, 1.0)), 0.0, 1.0);
  return mix(pow((y + 0.055) / 1.055, vec3(2.4)), y / 12.92, vec3(lessThanEqual(y, vec3(0.04045))));
}`

export function useStudioTone(): void {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
    /vec3 CustomToneMapping\([^}]*\}/,
    tone,
  )
}
