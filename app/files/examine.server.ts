import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Examined, Order, Said } from './examined.ts'
import type { ReadableFile } from './read-at.ts'
import type { FileType } from './recognise.ts'
import { Refused } from './refusals.ts'

const ours = fileURLToPath(new URL('examine-file.ts', import.meta.url))

/** A process that can read files and use libraries, and nothing else: not write, not start another. */
const flags = [
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--optimize-for-size',
  '--max-semi-space-size=1',
  '--max-old-space-size=384',
]

/** What it knows of ours: no password and no address. What a picture needed once is given back. */
const environment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '1',
  UV_THREADPOOL_SIZE: '1',
  VIPS_CONCURRENCY: '1',
}

/** Longer than the largest picture takes on the smallest server. */
const longestMs = 60_000

let last: Promise<unknown> = Promise.resolve()

interface Asked {
  withinMs?: number
  onlyCheck?: boolean
  /** Aborted when nobody waits for it any more: what has not begun does not begin. */
  signal?: AbortSignal
  /** Another than ours, in tests. */
  program?: string
}

/**
 * Looks through a file in a process of its own, one after the other, and makes of it what the site shows.
 *
 * @throws Refused when the site can't take it, or it takes more than a minute; another error when it was not looked at
 */
export function examineFile(
  type: FileType,
  file: ReadableFile,
  { withinMs = longestMs, onlyCheck, signal, program = ours }: Asked = {},
): Promise<Examined> {
  const order = { type, bytes: file.bytes, onlyCheck }
  const examined = last.then(() => {
    signal?.throwIfAborted()
    return examineNow(order, file, { withinMs, program })
  })
  last = examined.catch(() => {})
  return examined
}

async function examineNow(
  order: Order,
  file: ReadableFile,
  { withinMs, program }: { withinMs: number; program: string },
): Promise<Examined> {
  const child = fork(program, {
    execArgv: flags,
    env: environment,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let isReady = false
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, withinMs)
  const ended = once(child, 'exit')
  const onReady = () => {
    isReady = true
    timer.refresh()
  }
  try {
    const said = await conversation(child, order, { file, onReady })
    if (said && 'examined' in said) return said.examined
    if (said) throw new Refused(said.refused)
    // A module is missing while `npm ci` replaces them: the next try may find it.
    if (!isReady) throw new Error('what looks through files could not be loaded')
    // It ended without a word: too much for its memory, or for a library.
    throw new Refused(isLate ? 'too-slow' : brokenWords(order.type))
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
    await ended
  }
}

type Outcome = Exclude<Said, 'ready' | { ask: unknown }>

interface Listener {
  file: ReadableFile
  onReady: () => void
}

/**
 * Answers its questions until it says what it found; undefined when it ends before, and all that it said was heard.
 *
 * @throws when it was told to end, as all of a service that stops may be: that says nothing of the file
 */
function conversation(child: ChildProcess, order: Order, { file, onReady }: Listener) {
  return new Promise<Outcome | undefined>((resolve, reject) => {
    child.once('close', (_code, signal) => {
      if (signal === 'SIGTERM' || signal === 'SIGINT') reject(new Error(`ended by ${signal}`))
      else resolve(undefined)
    })
    child.once('error', reject)
    child.on('message', (said: Said) => {
      if (said === 'ready') return onReady()
      if (!('ask' in said)) return resolve(said)
      file.read(said.ask.start, said.ask.length).then(
        (bytes) => answer(child, bytes),
        (error: Error) => {
          answer(child, false)
          reject(error)
        },
      )
    })
    child.send(order)
  })
}

/** It may have been killed since it asked. */
function answer(child: ChildProcess, bytes: Uint8Array | false): void {
  if (child.connected) child.send(bytes, () => {})
}

function brokenWords(type: FileType) {
  if (type === 'application/pdf') return 'broken-paper'
  return type.startsWith('image/') ? 'broken-picture' : 'broken-film'
}
