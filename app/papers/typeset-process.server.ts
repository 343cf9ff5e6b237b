import { LackedLetters } from './lacked-letters.ts'
import { typeset, type Job } from './typesetter.server.ts'

/** What the process answers to a job: the paper, or why there is none. */
export type Typeset = { pdf: Uint8Array } | { lacked: string[] } | { failure: string }

/** The process that typesets: a job after the other, for as long as whoever started it wants. */
process.on('message', (job: Job) => {
  // Without a site there is nobody to hand it to, which is no failure to tell.
  const answer = (typeset: Typeset) =>
    process.send?.(typeset, undefined, undefined, (error) => error && process.exit())
  typeset(job).then(
    (pdf) => answer({ pdf }),
    (error: unknown) =>
      answer(
        error instanceof LackedLetters ? { lacked: error.letters } : { failure: String(error) },
      ),
  )
})
// Nobody is left to hand a paper to.
process.on('disconnect', () => process.exit())
// Whoever stops the site at a terminal stops all of it; the site ends this process.
process.on('SIGINT', () => {})
