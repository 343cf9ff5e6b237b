import {
  CustomBlending,
  DoubleSide,
  GLSL3,
  NoBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
  type IUniform,
  type MeshPhysicalMaterial,
} from 'three'
import { blurOf } from './mirror.ts'
import { DEPTH_FRAGMENT, PAPER_FRAGMENT, SURFACE_FRAGMENT, SURFACE_VERTEX } from './shaders.ts'

export type Uniforms = Record<string, IUniform>

/** The model's own materials, as the painter's shader takes them; one for each, however many meshes wear it. */
export class Surfaces {
  readonly #shared: Uniforms
  readonly #made = new Map<string, ShaderMaterial>()

  constructor(shared: Uniforms) {
    this.#shared = shared
  }

  of(from: MeshPhysicalMaterial): ShaderMaterial {
    const kept = this.#made.get(from.uuid)
    if (kept) return kept
    const made = this.#make(from)
    this.#made.set(from.uuid, made)
    return made
  }

  #make(from: MeshPhysicalMaterial): ShaderMaterial {
    const clear = from.transparent && from.opacity < 1
    const glows = from.emissive.r > 0
    return new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: SURFACE_VERTEX,
      fragmentShader: SURFACE_FRAGMENT,
      side: DoubleSide,
      transparent: clear,
      ...(clear
        ? { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneMinusSrcAlphaFactor }
        : { blending: NoBlending }),
      uniforms: {
        ...this.#shared,
        albedo: { value: new Vector3(from.color.r, from.color.g, from.color.b) },
        roughness: { value: from.roughness },
        metal: { value: from.metalness },
        coat: { value: from.clearcoat },
        blur: { value: blurOf(from.roughness) },
        glow: { value: glows ? from.emissiveIntensity : 0 },
        opacity: { value: clear ? from.opacity : 1 },
        grain: { value: (from.userData['grain'] as number | undefined) ?? 0 },
      },
    })
  }
}

/** Fills in depth ahead of the surfaces, so that what is hidden is never lit. */
export const depthOnly = () =>
  new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: DEPTH_FRAGMENT,
    side: DoubleSide,
    colorWrite: false,
  })

/** Paper has no colour here, only the shadow that lies on it. `unshadowed` is what the lamps give it in the open. */
export const paperSurface = (
  shared: Uniforms,
  {
    at,
    fadeFrom,
    fadeTo,
    unshadowed,
  }: { at: Vector3; fadeFrom: number; fadeTo: number; unshadowed: number },
) =>
  new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SURFACE_VERTEX,
    fragmentShader: PAPER_FRAGMENT,
    uniforms: {
      ...shared,
      fadeAt: { value: at },
      fade: { value: new Vector2(fadeFrom, fadeTo) },
      unshadowed: { value: unshadowed },
    },
    blending: NoBlending,
  })
