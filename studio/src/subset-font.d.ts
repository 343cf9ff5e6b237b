declare module 'subset-font' {
  /** A place on an axis, or the part of it that stays. */
  type Part = number | { min: number; max: number; default: number }

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes: Record<string, Part>
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
