import { PGlite } from '@electric-sql/pglite'
import { PrivateFiles, smallBuffers } from './private-files.server.ts'

/** `node make-database.ts FOLDER`: the process of `createFiles`. */
const [folder = ''] = process.argv.slice(2)
const pglite = await PGlite.create({
  fs: new PrivateFiles(folder),
  startParams: [...PGlite.defaultStartParams, ...smallBuffers],
  initDbStartParams: ['--set=shared_buffers=16MB'],
})
await pglite.close()
