/** When a session of staff is over, and when a sign-in is fresh. Visitors' sessions last SESSION_DAYS. */

const minute = 60_000

/** However busy somebody is. */
export const staffSessionHours = 12
/** Without anything done in the office. */
export const staffIdleMinutes = 30
/** A fresh sign-in counts as fresh for this long: erasing and exporting people's data ask for one, and ways in that last. */
export const freshMinutes = 10

/** How exactly it is known when staff were last seen: each note of it is a write. */
const noteSeenEveryMs = minute

export interface SessionTimes {
  createdAt: Date
  /** Null for a session that began as a visitor's. */
  lastSeenAt: Date | null
  freshAt: Date | null
}

/** The moment at which a session of staff ends unless something is done. */
export function staffSessionEnd({ createdAt, lastSeenAt }: SessionTimes): Date {
  const latest = createdAt.getTime() + staffSessionHours * 60 * minute
  const idle = (lastSeenAt ?? createdAt).getTime() + staffIdleMinutes * minute
  return new Date(Math.min(latest, idle))
}

/** Whether it is time to write down that staff were seen. */
export function isSeenAnew({ lastSeenAt }: SessionTimes, now: Date): boolean {
  return lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= noteSeenEveryMs
}

export function isFresh({ freshAt }: Pick<SessionTimes, 'freshAt'>, now: Date): boolean {
  return freshAt !== null && now.getTime() - freshAt.getTime() < freshMinutes * minute
}

/** Clocks differ a little: the issuer's may be ahead. */
const clockToleranceSeconds = 60

/**
 * Whether the issuer's answer to a request for a fresh sign-in is one.
 *
 * | `auth_time`            | local issuer, or GOOGLE_AUTH_TIME | Google otherwise             |
 * |------------------------|-----------------------------------|------------------------------|
 * | in the last 10 minutes | fresh                             | fresh                        |
 * | older, or not a time   | refused                           | refused                      |
 * | none                   | refused                           | fresh: an account was chosen |
 *
 * Google tells `auth_time` only for apps that it has verified and that switched it on.
 *
 * @param authTime the claim of that name: seconds since 1970
 */
export function isFreshAnswer(
  authTime: unknown,
  { isDemanded, now }: { isDemanded: boolean; now: Date },
): boolean {
  if (authTime === undefined) return !isDemanded
  if (typeof authTime !== 'number') return false
  const age = now.getTime() / 1000 - authTime
  return age >= -clockToleranceSeconds && age < freshMinutes * 60
}
