import type { Logger } from 'pino'

/**
 * What nobody caught ends the process, as Node would end it, but tells the log, which leaves out what people
 * typed. What libraries print goes there too: an error as its kind and place, and words without their rest.
 */
export function logLastResorts(log: Logger): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the process can not go on')
    process.exit(1)
  })
  for (const level of ['error', 'warn', 'info'] as const) {
    console[level] = (...printed: unknown[]) => {
      const err = printed.find((one) => one instanceof Error)
      const [words] = printed.filter((one) => typeof one === 'string')
      log[level](
        { ...(err && { err }), printed: words && firstWords(words) },
        'printed by a library',
      )
    }
  }
}

/** Up to what may be quoted: the first line, without anything between quotation marks. */
function firstWords(words: string): string {
  return words
    .split('\n', 1)[0]!
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .slice(0, 200)
}
