declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes: Record<string, number> },
  ): Promise<Buffer>
}
