import { isDiskFull } from '../app/db/disk-full.ts'
import { StartError } from '../app/settings/start-error.ts'
import { createLog } from './log.ts'

/**
 * Tells whoever started a command why it ended: in words where they can mend it, and otherwise through the log,
 * which leaves out what an error was about. Not by `console`, which leads to that log once the site runs. A failed query's own text has its parameters, which are people's data.
 */
export function tellFailure(error: unknown, log = createLog('fatal')): void {
  const words = wordsOf(error)
  if (words) process.stderr.write(`\n${words}\n\n`)
  if (!(error instanceof StartError)) log.fatal({ err: error }, 'ended by an error')
}

/** What can be mended, in words for whoever runs the site. */
export function wordsOf(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message
  if (!isDiskFull(error)) return undefined
  return 'The disk is full (df -h shows which). Make room on it, and start again.'
}

/** Runs what a command does; one that fails tells why, and ends with 1. */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    tellFailure(error)
    process.exit(1)
  }
}
