import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listIn, type BuiltPapers } from '../app/papers/built-papers.server.ts'
import { fingerprintOf, jobOf, readStyle } from '../app/papers/job.server.ts'
import { isReplaced } from '../app/papers/site-papers.server.ts'
import { Typesetting } from '../app/papers/typesetting.server.ts'
import { asDelivered } from '../content/site-content.ts'
import { papersOfSite } from '../server/site-papers.ts'

/**
 * `node make-papers.ts FOLDER`: the brochures and specimens of what is delivered, as files of the site, and a list of what each was
 * made of. Before the pages are: they say how large each is.
 */
const [folder = ''] = process.argv.slice(2)
const style = readStyle()
const typesetting = new Typesetting()
const made: BuiltPapers = {}
for (const [path, paper] of papersOfSite(asDelivered)) {
  if (isReplaced(path)) continue
  const job = jobOf(await paper(), style)
  const pdf = await typesetting.typeset(job)
  const file = join(folder, 'files', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, pdf)
  made[path] = { fingerprint: await fingerprintOf(job), bytes: pdf.length }
}
typesetting.stop()
mkdirSync(folder, { recursive: true })
writeFileSync(listIn(folder), JSON.stringify(made, null, 1))
