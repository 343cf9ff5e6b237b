import type { Logger } from 'pino'

export interface Repeated {
  /** Resolves when what is under way is done; it does not run again. */
  stop: () => Promise<void>
}

/** Runs something again and again, never twice at a time; a failure is told to the log, and it is tried again. */
export function repeat(
  { everyMs, log, name }: { everyMs: number; log: Logger; name: string },
  run: () => Promise<void>,
): Repeated {
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => {
    underWay ??= run()
      .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
      .finally(() => (underWay = undefined))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
