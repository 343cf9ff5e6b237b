import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { listIn, type BuiltPapers } from '../app/papers/built-papers.server.ts'
import { fingerprintOf, jobOf, readStyle } from '../app/papers/job.server.ts'
import { isReplaced } from '../app/papers/site-papers.server.ts'
import { Typesetting } from '../app/papers/typesetting.server.ts'
import { inLanguage } from '../content/language/in-language.server.ts'
import type { Language } from '../content/language/languages.ts'
import { here } from '../content/language/t.ts'
import { asDelivered } from '../content/site-content.ts'
import { papersOfSite, wantedPapers } from '../server/site-papers.ts'

/**
 * `node make-papers.ts FOLDER`: the brochures of what is delivered in every language and the specimens, as files of the site, and a
 * list of what each was made of. Before the pages are: they say how large each is.
 */
const [folder = ''] = process.argv.slice(2)
const style = readStyle()
const made: BuiltPapers = {}
/** In the order of the languages: a picture is made for the first paper that has it, and kept for those that follow. */
const wanted = wantedPapers(asDelivered).filter(({ path }) => !isReplaced(path))
await Promise.all(Array.from({ length: availableParallelism() }, makeUntilAllAre))
mkdirSync(folder, { recursive: true })
const inOrder = Object.entries(made).toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(listIn(folder), JSON.stringify(Object.fromEntries(inOrder), null, 1))

/** One after the other; others are made beside it. */
async function makeUntilAllAre(): Promise<void> {
  // Nobody waits at a page for it, and a machine with other work takes many times as long.
  const typesetting = new Typesetting({ jobMs: 300_000 })
  for (let next = wanted.shift(); next; next = wanted.shift())
    await make(next.language, next.path, typesetting)
  typesetting.stop()
}

function make(language: Language, path: string, typesetting: Typesetting): Promise<void> {
  return inLanguage(language, async () => {
    const paper = papersOfSite(asDelivered).get(path)!
    const job = jobOf(await paper(), style)
    const pdf = await typesetting.typeset(job)
    const file = join(folder, 'files', here(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pdf)
    made[here(path)] = { fingerprint: await fingerprintOf(job), bytes: pdf.length }
  })
}
