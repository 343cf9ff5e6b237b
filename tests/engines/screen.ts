import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A screen in memory, for a browser that does not start without one. */
export async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = (await Promise.race([
    once(screen.stdio[3] as Readable, 'data'),
    ended(screen, 'Xvfb'),
  ])) as [Buffer]
  return { display: `:${number.toString().trim()}`, stop: () => void screen.kill() }
}

/** Fails when the process does not start, or ends before it is told to. */
export async function ended(process: ChildProcess, name: string): Promise<never> {
  const [code] = (await once(process, 'exit')) as [number]
  throw new Error(`${name} ended with code ${code}`)
}
