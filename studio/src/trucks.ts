import { writeFile } from 'node:fs/promises'
import { parkedMachine } from '../machines/yard/shapes.ts'
import { PRODUCT_IDS } from '../machines/products.ts'

const FILE = new URL('../../media/models/trucks.ts', import.meta.url)

/** Notes how large each model's truck is, for the site to compare with what was measured on the machine. */
export async function writeTrucks(): Promise<void> {
  const rows = PRODUCT_IDS.map((id) => {
    const { length, width, height } = parkedMachine(id).truck
    return `  '${id}': { length: ${length}, width: ${width}, height: ${height} },`
  })
  const text = `// Written by \`npm run media\`; do not edit.

/** Millimetres of each model without crane and load, its width without mirrors: shapes for pictures, no claim. */
export const TRUCKS: Record<string, { length: number; width: number; height: number }> = {
${rows.join('\n')}
}
`
  await writeFile(FILE, text)
}
