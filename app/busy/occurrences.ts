import ICAL from 'ical.js'
import { instantOfTime, oneDay, type CalendarZones } from './calendar-zones.ts'

/** When an event is, each time that it is. */
export interface Occurrence {
  start: number
  /** Where it gives its own, as periods of RDATE do. */
  end?: number
}

/** How many may still be looked at, in all events of a calendar together. */
export class Allowance {
  #left: number
  constructor(left: number) {
    this.#left = left
  }
  take(): void {
    if (--this.#left < 0) throw new TooMuch()
  }
}

export class TooMuch extends Error {}

interface Span {
  /** Those that end before are of no interest. */
  from: number
  until: number
}

/**
 * The first time, those of its rules (RRULE) and of its list (RDATE), without those taken out (EXDATE), each once. `ical.js`
 * walks the rules; its own expansion misses an EXDATE that follows one which fits nothing.
 */
export function occurrencesOf(
  event: ICAL.Component,
  { start, length, zones }: { start: ICAL.Time; length: number; zones: CalendarZones },
  span: Span,
  allowance: Allowance,
): Occurrence[] {
  const isOut = takenOut(event, zones)
  const found = new Map<number, Occurrence>()
  const add = (time: ICAL.Time, end?: number) => {
    allowance.take()
    const at = instantOfTime(time)
    const isInSpan = at < span.until && (end ?? at + length) > span.from
    if (isInSpan && !isOut(time, at)) found.set(at, { start: at, ...(end && { end }) })
    return at
  }

  add(start)
  for (const property of event.getAllProperties('rdate')) {
    for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[]) {
      if (value instanceof ICAL.Period) {
        const end = instantOfTime(zones.placed(value.getEnd(), property))
        add(zones.placed(value.start, property), end)
      } else add(zones.placed(value, property))
    }
  }
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur
    if (rule.until) rule.until = lastOf(rule.until, start)
    if (rule.until && instantOfTime(rule.until) + oneDay + length < span.from) continue
    const times = rule.iterator(nearer(rule, start, span.from - length))
    for (let time = times.next(); time; time = times.next()) {
      if (!(add(time) < span.until)) break
    }
  }
  return [...found.values()]
}

function takenOut(event: ICAL.Component, zones: CalendarZones) {
  const instants = new Set<number>()
  const days = new Set<string>()
  for (const property of event.getAllProperties('exdate')) {
    for (const value of property.getValues() as ICAL.Time[]) {
      if (value.isDate) days.add(value.toString())
      else instants.add(instantOfTime(zones.placed(value, property)))
    }
  }
  return (time: ICAL.Time, at: number) =>
    instants.has(at) || (days.size > 0 && days.has(time.toString().slice(0, 10)))
}

/** Written without a zone it is meant in the event's; a mere date is its whole day. */
function lastOf(until: ICAL.Time, start: ICAL.Time): ICAL.Time {
  if (start.isDate || until.zone === ICAL.Timezone.utcTimezone) return until
  const last = until.clone()
  if (until.isDate) {
    last.isDate = false
    last.adjust(1, 0, 0, -1)
  }
  last.zone = start.zone
  return last
}

const stepDays: Record<string, number> = { DAILY: 1, WEEKLY: 7 }

/** A rule that is not counted may as well begin later, whole steps of it: what repeats for years is not walked all the way. */
function nearer(rule: ICAL.Recur, start: ICAL.Time, from: number): ICAL.Time {
  const days = (stepDays[rule.freq] ?? 0) * rule.interval
  const past = Math.floor((from - instantOfTime(start)) / oneDay) - 1
  if (days === 0 || rule.count || past < days) return start
  const near = start.clone()
  near.adjust(past - (past % days), 0, 0, 0)
  return near
}
