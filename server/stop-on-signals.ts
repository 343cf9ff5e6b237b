import type { Logger } from 'pino'

/** Ends the process after an orderly stop when it is told to, and at once when it is told twice. */
export function stopOnSignals(
  log: Logger,
  stop: (signal: NodeJS.Signals) => Promise<unknown>,
): void {
  let stopped = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopped) process.exit(1)
    stopped = true
    log.info({ signal }, 'stopping')
    void endAfter(log, stop(signal))
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** Ends the process when the stop is done, well or not. */
export async function endAfter(log: Logger, stopped: Promise<unknown>): Promise<never> {
  try {
    await stopped
    process.exit(0)
  } catch (error) {
    log.error({ err: error }, 'could not stop cleanly')
    process.exit(1)
  }
}
