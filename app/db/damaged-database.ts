import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../settings/start-error.ts'

/** The embedded database's files can't be opened as they are. Nothing is made in their place. */
export class DamagedDatabase extends StartError {
  override name = 'DamagedDatabase'

  /** @param reason completes 'The database in … can't be opened:' */
  constructor(directory: string, reason: string) {
    super(
      `The database in ${resolve(directory)} can't be opened: ${reason}.\n` +
        'If it was copied from elsewhere, copy it again, whole, while the site is stopped there.\n' +
        'Otherwise put the newest backup back; what is there now is kept beside it:\n\n' +
        `  npm run restore -- ${newestBackup(dirname(directory)) ?? 'FILE'} --replace\n\n` +
        'What happened since that backup is lost: who looks after databases may save more of it from the files.',
    )
  }
}

/** The last of those that README's nightly job makes; undefined without any. */
function newestBackup(dataDir: string): string | undefined {
  const inFolders = [join(dataDir, 'backups'), dataDir].flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.backup'))
        .map((name) => join(folder, name))
    } catch {
      return []
    }
  })
  const newestFirst = inFolders
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .toSorted((a, b) => b.at - a.at)
  return newestFirst[0]?.path
}
