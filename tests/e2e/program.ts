import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * Runs one of the tests' own programs over an empty data directory; gives the lines of JSON that it prints.
 *
 * @throws when it fails, or ends with anything but lines
 */
export async function programLines<Line>(
  script: string,
  words: string[],
  flags: string[] = [],
): Promise<Line[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-program-'))
  try {
    const program = spawn(process.execPath, [...flags, script, dataDir, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    })
    const ended = new Promise<number | null>((resolve) => program.once('exit', resolve))
    const printed = await text(program.stdout)
    if ((await ended) !== 0) throw new Error(`${script} failed: ${printed.slice(-2_000)}`)
    return printed
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
