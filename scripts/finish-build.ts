import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { listIn } from '../app/papers/built-papers.server.ts'
import { earlierBuilds } from './build.ts'
import { contentNotes } from './check-content.ts'
import { keepAssets } from './keep-assets.ts'
import { listKept } from './list-kept.ts'
import { listPackages } from './list-packages.ts'
import { renderTranslations } from './render-translations.ts'
import { prepareSite } from './prepare-site.ts'
import { writeWorker } from './worker-script.ts'

/** `node finish-build.ts FOLDER PAPERS`: makes of what Vite built, and of the papers, what the server serves. */
const [folder = '', papers = ''] = process.argv.slice(2)
cpSync(join(papers, 'files'), join(folder, 'client'), { recursive: true })
cpSync(listIn(papers), listIn(folder))
await renderTranslations(folder)
await writeWorker(join(folder, 'client'))
await prepareSite(folder)
listKept(folder)
keepAssets(earlierBuilds(), folder)
listPackages(folder)

for (const note of contentNotes()) console.log(note)
