import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { LackedLetters } from './lacked-letters.ts'
import type { Typeset } from './typeset-process.server.ts'
import type { Job } from './typesetter.server.ts'

interface Patience {
  /** A job that takes longer is given up, and its process with it. */
  jobMs: number
  /** After so long without a job the process ends, and its memory is given back. */
  idleMs: number
}

const usual: Patience = { jobMs: 30_000, idleMs: 15_000 }

const program = join(import.meta.dirname, 'typeset-process.server.ts')

/** A page that is asked for meanwhile comes first; on a machine without a pause papers still get a quarter of what it gets. */
const lowPriority = 6

/**
 * Typesets in a process of its own, which is started when it is needed: one job after the other. What happens there, a crash of
 * the native code or a loop without end, costs that one job.
 */
export class Typesetting {
  readonly #patience: Patience
  readonly #program: string
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isOver = false

  constructor(patience: Partial<Patience> = {}, file = program) {
    this.#patience = { ...usual, ...patience }
    this.#program = file
  }

  /** The process that runs now, if one does. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /**
   * The PDF of a job, once those before it are done.
   *
   * @throws LackedLetters where a binding paper would lack some
   * @throws when it can't be made, took too long, or its process died
   */
  typeset(job: Job): Promise<Buffer> {
    this.#waiting++
    const made = this.#last.then(() => this.#typeset(job))
    this.#last = made.then(
      () => this.#done(),
      () => this.#done(),
    )
    return made
  }

  /** For good: nothing is typeset any more. */
  stop(): void {
    this.#isOver = true
    this.#end()
  }

  #end(): void {
    clearTimeout(this.#idle)
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }

  #done(): void {
    if (--this.#waiting > 0) return
    this.#idle = setTimeout(() => this.#end(), this.#patience.idleMs)
    this.#idle.unref()
  }

  async #typeset(job: Job): Promise<Buffer> {
    clearTimeout(this.#idle)
    if (this.#isOver) throw new Error('No paper is made any more: the site stops')
    const child = (this.#process ??= this.#start())
    let tooLate: NodeJS.Timeout | undefined
    try {
      const answer = await new Promise<Typeset>((resolve, reject) => {
        const fail = (words: string) => reject(new Error(`A paper could not be made: ${words}`))
        const { jobMs } = this.#patience
        tooLate = setTimeout(() => fail(`it took longer than ${jobMs / 1000} s`), jobMs)
        child.once('exit', (code, signal) => fail(`its process ended, ${signal ?? code}`))
        child.once('error', (error) => fail(String(error)))
        child.once('message', (message) => resolve(message as Typeset))
        child.send(job, (error) => error && fail(String(error)))
      })
      return pdfOf(answer)
    } catch (error) {
      // Whatever it does now, nobody waits for it: the next job gets another.
      this.#end()
      throw error
    } finally {
      clearTimeout(tooLate)
      child.removeAllListeners('exit').removeAllListeners('error').removeAllListeners('message')
      // An error that nobody listens to would end this process.
      child.on('error', () => {})
    }
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      serialization: 'advanced',
      execArgv: ['--max-semi-space-size=1', '--liftoff-only'],
      // One arena gives back what the pictures needed.
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // One that is busy would not see by itself that it is alone.
    const endToo = () => child.kill('SIGKILL')
    process.once('exit', endToo)
    child.on('close', () => {
      process.off('exit', endToo)
      if (this.#process === child) this.#process = undefined
    })
    if (child.pid !== undefined) lower(child.pid)
    return child
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, lowPriority)
  } catch {
    // It is gone already, which its job is told.
  }
}

/** A process may also lie: what is no PDF is not handed out as one. */
function pdfOf(answer: Typeset): Buffer {
  if ('lacked' in answer) throw new LackedLetters(answer.lacked)
  if ('failure' in answer) throw new Error(`A paper could not be made: ${answer.failure}`)
  const pdf = Buffer.from(answer.pdf)
  const isWhole = pdf.subarray(0, 5).equals(Buffer.from('%PDF-')) && pdf.includes('%%EOF', -32)
  if (!isWhole) throw new Error('A paper could not be made: what came is no PDF')
  return pdf
}
