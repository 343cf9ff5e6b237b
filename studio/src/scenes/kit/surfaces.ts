// What the world is made of. Colours are sRGB; lengths are metres. The renderer builds each from these
// figures (scene.py); a surface that appears nowhere here cannot be used.

export type Surface = {
  /** From dark to light; noise wanders between them. */
  colours: readonly [string, ...string[]]
  /** How many patches of colour to the metre, and how much finer grain is laid over them. */
  patches?: number
  grain?: number
  stretch?: readonly [number, number, number]
  rough?: number
  metal?: number
  shine?: number
  bump?: readonly [perMetre: number, strength: number, depth: number]
  /** Share of the ground that stands wet. */
  wet?: number
  /** Blocks or tiles: width, height, joint. */
  blocks?: { size: readonly [number, number]; joint: string; gap: number; upright?: boolean }
  /** Marble's veins. */
  veins?: string
  /** Light passes through leaves. */
  leaf?: boolean
  glow?: number
}

// prettier-ignore
export const SURFACES = {
  laterite: { colours: ['#8A6A50', '#A98A6C', '#C0A587'], patches: 0.22, grain: 0.35, rough: 0.95, bump: [5, 0.6, 0.05] },
  'damp-earth': { colours: ['#4A3526', '#644A36', '#7B6149'], patches: 0.25, grain: 0.35, rough: 0.9, bump: [5, 0.7, 0.06], wet: 0.16 },
  sand: { colours: ['#A98B62', '#C2A67C'], patches: 1.5, grain: 0.4, rough: 1, bump: [14, 0.5, 0.03] },
  gravel: { colours: ['#77736C', '#98938A', '#B1ACA2'], patches: 0.3, grain: 0.7, rough: 0.95, bump: [22, 0.8, 0.03] },
  asphalt: { colours: ['#3A3B3D', '#4B4C4D', '#59595A'], patches: 0.15, grain: 0.5, rough: 0.82, bump: [60, 0.3, 0.006] },
  'wet-asphalt': { colours: ['#26282A', '#323436', '#3C3E40'], patches: 0.15, grain: 0.4, rough: 0.55, bump: [60, 0.2, 0.004], wet: 0.42 },
  concrete: { colours: ['#8B8880', '#A3A098', '#B4B1A9'], patches: 0.5, grain: 0.25, rough: 0.88, bump: [9, 0.2, 0.01] },
  'new-concrete': { colours: ['#9A9891', '#B3B0A8', '#C0BDB5'], patches: 0.9, grain: 0.2, rough: 0.85, bump: [12, 0.2, 0.008] },
  'yard-slab': { colours: ['#8F8B82', '#A7A39A', '#B5B1A8'], patches: 0.35, grain: 0.35, rough: 0.86, bump: [14, 0.2, 0.008], blocks: { size: [4.5, 4.5], joint: '#6F6B64', gap: 0.025 } },
  pavers: { colours: ['#8A7468', '#9C8578', '#AA9488'], patches: 2, grain: 0.3, rough: 0.9, blocks: { size: [0.24, 0.12], joint: '#5F554D', gap: 0.006 } },
  epoxy: { colours: ['#8E969A', '#99A1A5', '#A2AAAE'], patches: 0.25, grain: 0.12, rough: 0.3, shine: 0.5 },
  'road-paint': { colours: ['#BDBBB4', '#DEDCD4'], patches: 3, grain: 0.6, rough: 0.75 },
  'floor-line': { colours: ['#D9A514'], rough: 0.5 },
  'kerb-black': { colours: ['#2B2B2B', '#3A3A39'], patches: 2, rough: 0.85 },
  'kerb-white': { colours: ['#BFBDB6', '#D8D6CE'], patches: 2, rough: 0.85 },
  grass: { colours: ['#3F5A24', '#5A7A31', '#7C9344'], patches: 0.35, grain: 0.55, rough: 1, bump: [18, 0.9, 0.08] },
  paddy: { colours: ['#5B7A35', '#71903F', '#8AA352'], patches: 0.2, grain: 0.4, rough: 1, bump: [14, 0.8, 0.12] },
  hill: { colours: ['#33502B', '#476839', '#61804A'], patches: 0.03, grain: 0.3, rough: 1, bump: [0.8, 0.7, 1.5] },
  blade: { colours: ['#4C6C28', '#76913E'], patches: 4, rough: 0.7, leaf: true },
  leaf: { colours: ['#2C4A1D', '#48702B', '#6C9140'], patches: 1.1, rough: 0.6, leaf: true },
  'leaf-deep': { colours: ['#213C1C', '#35572A', '#517538'], patches: 1.1, rough: 0.6, leaf: true },
  frond: { colours: ['#3E5C22', '#5E7F30', '#86A049'], patches: 1.5, rough: 0.55, leaf: true },
  'palm-trunk': { colours: ['#6B6055', '#8C8072'], patches: 3, stretch: [1, 1, 3], rough: 0.95, bump: [9, 0.7, 0.03] },
  trunk: { colours: ['#473A2E', '#655545'], patches: 3, stretch: [3, 3, 0.6], rough: 0.95, bump: [9, 0.8, 0.04] },
  water: { colours: ['#3F5A64'], rough: 0.08, shine: 0.6, bump: [0.9, 0.1, 0.05] },
  plaster: { colours: ['#C9BFA9', '#D9D0BC', '#E2DAC8'], patches: 0.5, grain: 0.15, rough: 0.92 },
  'plaster-blue': { colours: ['#8FA6B0', '#A3B8C0'], patches: 0.5, grain: 0.15, rough: 0.92 },
  'plaster-rose': { colours: ['#B58672', '#C69A86'], patches: 0.5, grain: 0.15, rough: 0.92 },
  'plaster-green': { colours: ['#8DA08A', '#A2B39E'], patches: 0.5, grain: 0.15, rough: 0.92 },
  'weathered-wall': { colours: ['#6F6A60', '#A39C8E', '#BDB6A8'], patches: 0.4, stretch: [1, 1, 0.45], grain: 0.35, rough: 0.95, bump: [6, 0.3, 0.01] },
  'laterite-block': { colours: ['#7F4A31', '#985D40', '#AC7252'], patches: 1.6, grain: 0.5, rough: 0.95, bump: [16, 0.6, 0.02], blocks: { size: [0.4, 0.22], joint: '#A79A88', gap: 0.018, upright: true } },
  brick: { colours: ['#85452F', '#9C5238', '#AD6246'], patches: 2.2, grain: 0.4, rough: 0.95, bump: [16, 0.4, 0.01], blocks: { size: [0.24, 0.085], joint: '#A59C8E', gap: 0.01, upright: true } },
  'clay-brick': { colours: ['#8E4A32', '#A65A3E'], patches: 3, grain: 0.5, rough: 0.95 },
  'roof-tile': { colours: ['#7A3D2B', '#97503A', '#A9634A'], patches: 1.8, grain: 0.4, rough: 0.92 },
  'sheet-grey': { colours: ['#8E959A', '#A7ADB1'], patches: 0.5, grain: 0.15, rough: 0.42, metal: 0.5 },
  'sheet-blue': { colours: ['#2E4F6E', '#3A6086'], patches: 0.5, grain: 0.15, rough: 0.45, metal: 0.15 },
  'sheet-green': { colours: ['#35564B', '#43695B'], patches: 0.5, grain: 0.15, rough: 0.45, metal: 0.15 },
  'sheet-rust': { colours: ['#5E3A28', '#7F5A42', '#97897C'], patches: 1.2, grain: 0.4, rough: 0.8, metal: 0.3 },
  'sheet-cream': { colours: ['#CFC9BA', '#DCD7CA'], patches: 0.5, grain: 0.1, rough: 0.5, metal: 0.1 },
  hoarding: { colours: ['#2C5A55', '#34685F'], patches: 0.8, grain: 0.15, rough: 0.6 },
  galvanised: { colours: ['#80868A', '#A1A6A9'], patches: 5, rough: 0.4, metal: 0.85 },
  rebar: { colours: ['#4E3A30', '#6B5546'], patches: 4, rough: 0.75, metal: 0.5 },
  beam: { colours: ['#6E3A2B', '#7F4634'], patches: 1.5, grain: 0.3, rough: 0.6, metal: 0.1 },
  'safety-steel': { colours: ['#9A3B1E'], rough: 0.5 },
  scaffold: { colours: ['#787E82', '#94999C'], patches: 3, rough: 0.5, metal: 0.7 },
  netting: { colours: ['#2F5F3C', '#3D7249'], patches: 1, rough: 0.9 },
  plank: { colours: ['#7B5B3A', '#9C7850', '#B6946A'], patches: 2.4, stretch: [0.3, 4, 4], grain: 0.3, rough: 0.85 },
  thatch: { colours: ['#5F5138', '#83714F', '#A08C66'], patches: 3, stretch: [6, 0.5, 0.5], grain: 0.4, rough: 1, bump: [20, 0.6, 0.02] },
  crate: { colours: ['#9C7546', '#B58D5C', '#C7A272'], patches: 2, stretch: [0.4, 3, 3], grain: 0.25, rough: 0.8 },
  'container-blue': { colours: ['#28506F', '#306085'], patches: 0.7, grain: 0.2, rough: 0.5 },
  'container-red': { colours: ['#7E3325', '#93402F'], patches: 0.7, grain: 0.2, rough: 0.5 },
  'container-green': { colours: ['#3E5A4A', '#4B6B59'], patches: 0.7, grain: 0.2, rough: 0.5 },
  'pipe-concrete': { colours: ['#9C9A93', '#B4B2AB'], patches: 1.2, grain: 0.3, rough: 0.9 },
  'pipe-blue': { colours: ['#1F5E8C', '#2A6F9F'], patches: 1, rough: 0.42 },
  tank: { colours: ['#17181A'], rough: 0.5 },
  'marble-white': { colours: ['#D4D2CC', '#E8E6E0', '#F0EEE9'], patches: 0.8, rough: 0.22, shine: 0.6, veins: '#8C8A86' },
  'marble-green': { colours: ['#2E4A3C', '#3F6150', '#587A68'], patches: 1.4, rough: 0.2, shine: 0.6, veins: '#9DB4A4' },
  granite: { colours: ['#2B2C2F', '#46474A', '#77777A'], patches: 14, rough: 0.25, shine: 0.6 },
  'stone-rough': { colours: ['#A5A198', '#C2BEB5', '#D4D0C8'], patches: 0.9, grain: 0.3, rough: 0.85, bump: [5, 0.6, 0.04] },
  rubber: { colours: ['#151515'], rough: 0.8 },
  cone: { colours: ['#C8471B'], rough: 0.6 },
  white: { colours: ['#DAD9D4'], rough: 0.55 },
  'dark-window': { colours: ['#1B2226'], rough: 0.06, shine: 0.7 },
  'lit-window': { colours: ['#FFCF8A'], rough: 0.6, glow: 0.7 },
  lamp: { colours: ['#FFF1D2'], rough: 0.5, glow: 7 },
  daylight: { colours: ['#F3F8FF'], rough: 0.5, glow: 1.1 },
  shutter: { colours: ['#6D757A', '#7F878C'], patches: 0.6, rough: 0.5, metal: 0.35 },
  timber: { colours: ['#54402B', '#7A5C40', '#9A7B58'], patches: 1.2, stretch: [0.25, 3, 3], grain: 0.4, rough: 0.95, bump: [7, 0.9, 0.03] },
  'sawn-end': { colours: ['#B98E58', '#D0A970'], patches: 5, rough: 0.85 },
  'sawn-timber': { colours: ['#B58B58', '#C9A271', '#D8B687'], patches: 1.6, stretch: [0.25, 4, 4], grain: 0.3, rough: 0.8 },
  tarpaulin: { colours: ['#20528A', '#2A63A0'], patches: 1.4, rough: 0.55, bump: [2, 0.5, 0.06] },
  sling: { colours: ['#2A5C8C'], rough: 0.8 },
  chain: { colours: ['#43474A'], rough: 0.45, metal: 0.9 },
  'machine-green': { colours: ['#3F6651'], rough: 0.5 },
  'machine-grey': { colours: ['#6F767B', '#7A8186'], patches: 1, rough: 0.5 },
  'deep-blue': { colours: ['#23405F'], rough: 0.5 },
} as const satisfies Record<string, Surface>

export type SurfaceName = keyof typeof SURFACES
