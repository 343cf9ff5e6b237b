// Written by the studio: do not edit by hand.

export type FilmFacts = { width: number; height: number; seconds: number }

/** Each is `<name>.mp4`, `<name>.webm` and its first frame `<name>.poster.avif`; none has a sound track. */
export const FILMS = {
  'wotan-unfolding-its-boom': { width: 960, height: 640, seconds: 11.5 },
  'woodpicker-loading-logs': { width: 960, height: 640, seconds: 12.33 },
  'swifty-slewing-a-load': { width: 960, height: 640, seconds: 12.33 },
  'flatbed-loading-a-car': { width: 960, height: 640, seconds: 12.33 },
  'ground-o-lowering-its-bed': { width: 960, height: 640, seconds: 12.33 },
  'cuty-lifting-a-crate': { width: 960, height: 640, seconds: 12.33 },
  'about-yard-from-above': { width: 960, height: 540, seconds: 14 },
  'news-film': { width: 960, height: 540, seconds: 9.79 },
} as const satisfies Readonly<Record<string, FilmFacts>>
