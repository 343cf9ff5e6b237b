import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Found } from './busy-times.ts'
import type { Order, Said } from './work-out.ts'

const ours = fileURLToPath(new URL('work-out.ts', import.meta.url))

/** A process that can read files, and nothing else: not write, not start another. */
const flags = [
  '--permission',
  '--allow-fs-read=*',
  '--optimize-for-size',
  '--max-semi-space-size=1',
  '--max-old-space-size=256',
]

/** Longer than the largest calendar takes on the smallest server. */
const longestMs = 20_000

let last: Promise<unknown> = Promise.resolve()

/**
 * The busy times of a calendar, worked out in a process of its own, one after the other.
 *
 * @param program another than ours, in tests
 * @throws when it was not looked at
 */
export function workOut(order: Order, withinMs = longestMs, program = ours): Promise<Found> {
  const found = last.then(() => workOutNow(order, withinMs, program))
  last = found.catch(() => {})
  return found
}

async function workOutNow(order: Order, withinMs: number, program: string): Promise<Found> {
  const child = fork(program, {
    execArgv: flags,
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs)
  const ended = once(child, 'exit')
  try {
    return await new Promise<Found>((resolve, reject) => {
      let isReady = false
      child.on('message', (said: Said) => {
        if (said !== 'ready') return resolve(said)
        isReady = true
        timer.refresh()
      })
      // All that it said was heard, and it found nothing: too much for its time or its memory.
      child.once('close', () => {
        if (isReady) resolve({ ok: false, failure: 'too-much' })
        // A module is missing while `npm ci` replaces them: the next try may find it.
        else reject(new Error('what works out calendars could not be loaded'))
      })
      child.once('error', reject)
      child.send(order)
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    await ended
  }
}
