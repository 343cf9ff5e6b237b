import { existsSync, readFileSync } from 'node:fs'
import { StartError } from './start-error.ts'

/**
 * Reads the settings of `.env`, if there is one, into the environment; what is set there already stays.
 *
 * @throws StartError when a value would be cut off: everything from a `#` on is a comment, also in a password; or when the file
 *   begins with the mark of some editors, with which nobody would find its first setting
 */
export function loadEnvFile(path = '.env'): void {
  if (!existsSync(path)) return
  const file = readFileSync(path, 'utf8')
  if (file.startsWith('\uFEFF'))
    throw new StartError(`${path} begins with a byte order mark. Save it as UTF-8 without one.`)
  const cut = cutOffValues(file)
  if (cut.length > 0) {
    throw new StartError(
      `${path}: ${cut.join(', ')} can't be used. A # begins a comment, and what follows it is lost.\n` +
        'In an address write it as %23; otherwise put the whole value between single quotes.',
    )
  }
  process.loadEnvFile(path)
}

/** The settings whose value holds a `#` that nobody meant to begin a comment: no blank stands before it. */
export function cutOffValues(file: string): string[] {
  const lines = file.matchAll(
    /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*([^'"`\s#][^\r\n]*)/gm,
  )
  return [...lines].filter(([, , value]) => /^[^#]*\S#/.test(value!)).map(([, name]) => name!)
}
