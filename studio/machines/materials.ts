import { MeshPhysicalMaterial } from 'three'
import { colours, type ColourId } from '../../content/colours.ts'

/** What the lettering wears on a dark paint, and on a light one. */
const LETTERING = { light: '#F4F3EF', dark: '#16181A' } as const

export type PaintName = ColourId

type Coat = { swatch: string; paint: string; lettering: string }

/** The paints as delivered, with the chip of each, as sRGB. */
export const PAINTS = Object.fromEntries(
  colours.map(({ id, swatch, coat, lettering }) => [
    id,
    { swatch, paint: coat, lettering: LETTERING[lettering] },
  ]),
) as Readonly<Record<PaintName, Coat>>

type Surface = {
  color: string
  roughness: number
  metalness?: number
  clearcoat?: number
  opacity?: number
  glow?: number
}

// prettier-ignore
const SURFACES = {
  graphite: { color: '#25282C', roughness: 0.45, clearcoat: 0.4 },
  black: { color: '#0E0F10', roughness: 0.55 },
  trim: { color: '#2B2C2E', roughness: 0.8 },
  seat: { color: '#3A3733', roughness: 0.85 },
  rubber: { color: '#141414', roughness: 0.85 },
  glass: { color: '#10181C', roughness: 0.03, clearcoat: 1, opacity: 0.55 },
  chrome: { color: '#E4E6E8', roughness: 0.08, metalness: 1 },
  steel: { color: '#8C9297', roughness: 0.4, metalness: 1 },
  aluminium: { color: '#BBC0C4', roughness: 0.32, metalness: 1 },
  rim: { color: '#C6CACD', roughness: 0.36, metalness: 0.7 },
  wood: { color: '#8C6239', roughness: 0.7 },
  bark: { color: '#54402B', roughness: 0.92 },
  endgrain: { color: '#C99C66', roughness: 0.8 },
  lampClear: { color: '#F1F5FC', roughness: 0.1, glow: 0.6 },
  lampRed: { color: '#A20C0A', roughness: 0.2, clearcoat: 1 },
  lampAmber: { color: '#F28400', roughness: 0.2, clearcoat: 1, glow: 0.25 },
  tape: { color: '#E7C200', roughness: 0.45 },
  tapeWhite: { color: '#EDECE8', roughness: 0.45 },
  hookPaint: { color: '#D8A200', roughness: 0.4 },
  hose: { color: '#111112', roughness: 0.6 },
  carPaint: { color: '#C9CDD0', roughness: 0.3, metalness: 0.35, clearcoat: 1 },
} as const satisfies Record<string, Surface>

export type MaterialName = keyof typeof SURFACES | 'paint' | 'lettering'

function material(name: string, surface: Surface): MeshPhysicalMaterial {
  const made = new MeshPhysicalMaterial({
    color: surface.color,
    roughness: surface.roughness,
    metalness: surface.metalness ?? 0,
    clearcoat: surface.clearcoat ?? 0,
    clearcoatRoughness: 0.06,
  })
  if (surface.opacity !== undefined) {
    made.transparent = true
    made.opacity = surface.opacity
  }
  if (surface.glow) {
    made.emissive.set(surface.color)
    made.emissiveIntensity = surface.glow
  }
  made.name = name
  return made
}

export function materialsFor(paint: PaintName): Record<MaterialName, MeshPhysicalMaterial> {
  const colours = PAINTS[paint]
  const fixed = Object.entries(SURFACES).map(([name, surface]) => [name, material(name, surface)])
  return {
    ...(Object.fromEntries(fixed) as Record<keyof typeof SURFACES, MeshPhysicalMaterial>),
    paint: material('paint', { color: colours.paint, roughness: 0.38, clearcoat: 1 }),
    lettering: material('lettering', { color: colours.lettering, roughness: 0.45 }),
  }
}
