/** What the processes of one site say to each other: one holds the socket (primary), the others serve (workers). */
export type ToWorker =
  /** The others are ready too, and what belongs to one process alone is free. */
  | { kind: 'begin' }
  | { kind: 'stop'; reason: StopReason }
  /** Asked of every worker, and answered to the one that asked. */
  | { kind: 'figures-wanted' }
  | { kind: 'figures-of-all'; figures: Figures[] }

export type FromWorker =
  | { kind: 'prepared' }
  /** With what is still to be filled in: only who has the database knows what pages say. */
  | { kind: 'serving'; toMend: string[] }
  /** It can't start, and ends; in words for whoever runs the site. */
  | { kind: 'failed'; words: string }
  | { kind: 'figures'; figures: Figures }
  | { kind: 'figures-of-all-wanted' }

/** 'release': others serve on. */
export type StopReason = NodeJS.Signals | 'release'

/** Of one process, as prom-client tells them. */
export type Figures = object[]
