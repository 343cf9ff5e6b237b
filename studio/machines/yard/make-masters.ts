import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_IDS } from '../products.ts'
import { parkedMachine } from './shapes.ts'
import { glbOf } from './write-glb.ts'
import { usdaOf } from './write-usda.ts'

/**
 * `node make-masters.ts FOLDER [ID …]`: each machine, or these, as GLB and USD. As the model has it: nobody is shown one before it has the
 * confirmed measures.
 */
const [folder = '', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
for (const id of PRODUCT_IDS) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  const machine = parkedMachine(id)
  writeFileSync(join(folder, `${id}.glb`), glbOf(machine))
  writeFileSync(join(folder, `${id}.usda`), usdaOf(machine))
}
