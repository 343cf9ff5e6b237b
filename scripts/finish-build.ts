import { join } from 'node:path'
import { contentNotes, leaveOutStaleBrochures } from './check-content.ts'
import { keepAssets } from './keep-assets.ts'
import { listPackages } from './list-packages.ts'
import { prepareSite } from './prepare-site.ts'

/** `node finish-build.ts FOLDER`: makes of what Vite built what the server serves. */
const [folder = ''] = process.argv.slice(2)
const stale = leaveOutStaleBrochures(join(folder, 'client'))
await prepareSite(folder)
keepAssets('build', folder)
listPackages(folder)

for (const note of contentNotes()) console.log(note)
if (stale.length > 0) {
  console.log(
    `\nLeft out, because they say what the site no longer says: the brochures of ${stale.map(({ title }) => title).join(', ')}.\n` +
      'Their pages offer to ask for one. To print them anew, where a browser is: npm run media papers\n',
  )
}
