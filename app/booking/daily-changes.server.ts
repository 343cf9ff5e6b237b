import { changeCounter } from '../http/rate-limit.server.ts'
import type { Services } from '../http/services.ts'
import { dayAt } from '../rules/calendar-days.ts'

/** Each sends mails, and the mail server takes so many a day. */
export const changesPerDay = 20

export type TooManyToday = { ok: false; reason: 'too-many-today' }

/** Changes something for whoever has this address, unless they have done so too often today. */
export type DailyChanges = <Result extends { ok: boolean; isAsBefore?: boolean }>(
  who: string,
  change: () => Promise<Result>,
) => Promise<Result | TooManyToday>

/** A person's changes are counted together, signed in or by links of theirs. What was refused, or left all as it was, is not one. */
export function dailyChanges(services: Pick<Services, 'db' | 'log' | 'now'>): DailyChanges {
  const { count, giveBack } = changeCounter(services, {
    ...{ name: 'changes', points: changesPerDay, seconds: 24 * 60 * 60 },
  })
  return async (who, change) => {
    const key = `${dayAt(services.now())} ${who.toLowerCase()}`
    if (await count(key)) return { ok: false, reason: 'too-many-today' }
    const changed = await change()
    if (!changed.ok || changed.isAsBefore) await giveBack(key)
    return changed
  }
}
