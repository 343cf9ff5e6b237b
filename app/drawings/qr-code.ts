import { encode } from 'uqr'

export interface QrCode {
  /** Modules in a row, with the quiet ones around. */
  size: number
  /** Of an SVG: a step for each row of dark modules. */
  path: string
}

/** A text as a QR code, with the four quiet modules that readers want. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.flatMap(stepsOfRow).join('') }
}

function stepsOfRow(row: boolean[], y: number): string[] {
  const begins = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
  return begins.map((x) => {
    const end = row.indexOf(false, x)
    const length = (end < 0 ? row.length : end) - x
    return `M${x} ${y}h${length}v1h-${length}z`
  })
}
