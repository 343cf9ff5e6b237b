import { encode } from 'uqr'
import { officePath } from '../page/office-paths.ts'

export interface GateCode {
  /** Modules in a row, with the quiet ones around. */
  size: number
  /** Of an SVG: a step for each row of dark modules. */
  path: string
}

/** Where our people at the gate note that somebody has come. It opens nothing to anybody else. */
export const gateAddress = ({ publicUrl }: { publicUrl: string }, id: string) =>
  `${publicUrl}${officePath.appointment(id)}?gate`

/** The address as a QR code, with the four quiet modules that readers want. */
export function gateCode(settings: { publicUrl: string }, id: string): GateCode {
  const { size, data } = encode(gateAddress(settings, id), { ecc: 'M', border: 4 })
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
