// node studio/src/scenes/preview.ts [--full] NAME...: quick small renders into the cache, to judge a composition by.
import { prepare, renderShots, type Work } from './render.ts'
import { FACILITY, NEWS, SHOTS } from './shots/shots.ts'

const full = process.argv.includes('--full')
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wanted = [...SHOTS, ...NEWS, ...FACILITY].filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
)
const began = Date.now()
const works: Work[] = []
for (const shot of wanted)
  works.push(await prepare(shot, full ? undefined : { scale: 0.28, samples: 3 }))
for (const { png } of await renderShots(works)) console.log(png)
console.log(`${wanted.length} in ${Math.round((Date.now() - began) / 1000)} s`)
