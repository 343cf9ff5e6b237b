const hourMs = 60 * 60_000

/**
 * When something was noted; null of what lies ahead, as the clock was set back since, and counts for nothing. Those of two
 * machines differ by seconds.
 */
export const notedUpTo = (now: Date, at: Date | null): Date | null =>
  at && at.getTime() <= now.getTime() + hourMs ? at : null
