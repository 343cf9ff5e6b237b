import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Found } from './busy-times.ts'
import type { Order } from './work-out.ts'

const program = fileURLToPath(new URL('work-out.ts', import.meta.url))

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

/** The busy times of a calendar, worked out in a process of its own, one after the other. */
export function workOut(order: Order, withinMs = longestMs): Promise<Found> {
  const found = last.then(() => workOutNow(order, withinMs))
  last = found.catch(() => {})
  return found
}

async function workOutNow(order: Order, withinMs: number): Promise<Found> {
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
      // Without a word: too much for its time or its memory.
      child.once('exit', () => resolve({ ok: false, failure: 'too-much' }))
      child.once('error', reject)
      child.once('message', (found: Found) => resolve(found))
      child.send(order)
    })
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    await ended
  }
}
