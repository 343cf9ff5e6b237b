import ICAL from 'ical.js'
import { mergeBusy, type BusyFailure, type BusyTime } from '../rules/busy.ts'
import { CalendarZones, instantOfTime, oneDay } from './calendar-zones.ts'
import { Allowance, occurrencesOf, TooMuch } from './occurrences.ts'

export interface Question {
  /** Milliseconds since 1970. */
  from: number
  until: number
  /** The site's own: appointments that somebody put into their calendar are no reason not to have them. */
  ownHost: string
}

/** More than any calendar of a person has. */
const mostComponents = 20_000
const mostOccurrences = 50_000

export type Found = { ok: true; times: BusyTime[] } | { ok: false; failure: BusyFailure }

/**
 * When a calendar in the format of RFC 5545 says that its owner is busy.
 *
 * | busy                                    | not busy                                      |
 * |-----------------------------------------|-----------------------------------------------|
 * | events, also tentative ones             | cancelled ones; those shown as free           |
 * | (TRANSP absent or OPAQUE)               | (TRANSP:TRANSPARENT, CDO-BUSYSTATUS:FREE)     |
 * | all-day events: the day in India        | tasks, journals, alarms                       |
 * |                                         | appointments of this site                     |
 * | VFREEBUSY of every kind but FREE        |                                               |
 *
 * An event that repeats in a way that never comes about may walk for ever: run this where it can be ended.
 */
export function busyTimes(sent: string, { from, until, ownHost }: Question): Found {
  const text = sent.replace(/^\uFEFF?\s*/, '')
  if (!isCalendar(text)) return { ok: false, failure: 'not-a-calendar' }
  if ((text.match(/^BEGIN:/gim) ?? []).length > mostComponents)
    return { ok: false, failure: 'too-much' }
  const allowance = new Allowance(mostOccurrences)
  try {
    const times = calendarsIn(text).flatMap(({ zones, events, freeBusy }) => [
      ...eventTimes(
        events.filter((event) => !isOf(ownHost, event)),
        { zones, span: { from, until }, allowance },
      ),
      ...freeBusy.flatMap((part) => freeBusyTimes(part, zones)),
    ])
    return { ok: true, times: within(mergeBusy(times), from, until) }
  } catch (error) {
    return { ok: false, failure: error instanceof TooMuch ? 'too-much' : 'unreadable' }
  }
}

const isCalendar = (text: string) => /^BEGIN:VCALENDAR/i.test(text)

type JCal = [name: string, properties: unknown[], parts: JCal[]]

interface Calendar {
  zones: CalendarZones
  events: ICAL.Component[]
  freeBusy: ICAL.Component[]
}

/**
 * Its events stand under a calendar that has nothing but its zones: `ical.js` looks through the whole calendar for a zone, at
 * every time that it reads.
 */
function calendarsIn(text: string): Calendar[] {
  const parsed = ICAL.parse(text) as JCal | JCal[]
  const calendars = typeof parsed[0] === 'string' ? [parsed as JCal] : (parsed as JCal[])
  return calendars.map(([name, properties, parts]) => {
    const named = (wanted: string) => parts.filter(([part]) => part === wanted)
    const root = new ICAL.Component([name, properties, named('vtimezone')])
    const under = (part: JCal) => new ICAL.Component(part, root)
    return {
      zones: new CalendarZones(root),
      events: named('vevent').map(under),
      freeBusy: named('vfreebusy').map(under),
    }
  })
}

interface Walk {
  zones: CalendarZones
  span: { from: number; until: number }
  allowance: Allowance
}

/** One event of the file: the series, or what stands in place of one of its times (RECURRENCE-ID). */
interface Part {
  component: ICAL.Component
  start: ICAL.Time
  at: number
  length: number
  isBusy: boolean
  /** In place of which time of its series. */
  instead: number | null
  /** In place of all later ones too. */
  andFuture: boolean
}

/** As `booking/appointment-calendar.server.ts` and the office's feed name their events. */
function isOf(host: string, event: ICAL.Component): boolean {
  return String(event.getFirstPropertyValue('uid') ?? '').endsWith(`@${host}`)
}

function eventTimes(events: ICAL.Component[], walk: Walk): BusyTime[] {
  const parts = events
    .map((component) => partOf(component, walk.zones))
    .filter((part) => part !== null)
  const byUid = Map.groupBy(parts, ({ component }) => component.getFirstPropertyValue('uid'))
  return [...byUid].flatMap(([uid, all]) =>
    // Without a UID nothing says that they belong together.
    (uid === null ? all.map((one) => [one]) : [all]).flatMap((series) => seriesTimes(series, walk)),
  )
}

function seriesTimes(parts: Part[], { zones, span, allowance }: Walk): BusyTime[] {
  const exceptions = parts.filter(({ instead }) => instead !== null)
  const replaced = new Set(exceptions.map(({ instead }) => instead))
  const ranges = exceptions
    .filter(({ andFuture }) => andFuture)
    .toSorted((a, b) => a.instead! - b.instead!)
  const times = exceptions
    .filter(({ isBusy }) => isBusy)
    .map(({ at, length }) => timeOf(at, length))
  for (const part of parts) {
    if (part.instead !== null || (!part.isBusy && ranges.length === 0)) continue
    // A time that was moved by days must not be missed at the edges.
    const moved = Math.max(
      0,
      ...ranges.map(({ at, instead, length }) => Math.abs(at - instead!) + length),
    )
    const wider = { from: span.from - moved, until: span.until + moved }
    for (const { start, end } of occurrencesOf(
      part.component,
      { ...part, zones },
      wider,
      allowance,
    )) {
      if (replaced.has(start)) continue
      const range = ranges.findLast(({ instead }) => instead! <= start)
      if (range?.isBusy) times.push(timeOf(start + range.at - range.instead!, range.length))
      else if (!range && part.isBusy) times.push(end ? { start, end } : timeOf(start, part.length))
    }
  }
  return times
}

const timeOf = (start: number, length: number): BusyTime => ({ start, end: start + length })

/** Null when it does not say when it is. */
function partOf(component: ICAL.Component, zones: CalendarZones): Part | null {
  const start = timeIn(component, 'dtstart', zones)
  if (!start) return null
  const at = instantOfTime(start)
  const instead = timeIn(component, 'recurrence-id', zones)
  const range = component.getFirstProperty('recurrence-id')?.getFirstParameter('range')
  return {
    ...{ component, start, at, length: lengthOf(component, start, zones) },
    isBusy: isBusy(component),
    instead: instead && instantOfTime(instead),
    andFuture: range?.toUpperCase() === 'THISANDFUTURE',
  }
}

function timeIn(component: ICAL.Component, name: string, zones: CalendarZones): ICAL.Time | null {
  const property = component.getFirstProperty(name)
  const value = property?.getFirstValue()
  return property && value instanceof ICAL.Time ? zones.placed(value, property) : null
}

/** In milliseconds. A date without an end is the whole day; a time without one takes none. */
function lengthOf(component: ICAL.Component, start: ICAL.Time, zones: CalendarZones): number {
  const least = start.isDate ? oneDay : 0
  const end = timeIn(component, 'dtend', zones)
  if (end) return Math.max(least, instantOfTime(end) - instantOfTime(start))
  const duration = component.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration ? Math.max(least, duration.toSeconds() * 1000) : least
}

function isBusy(component: ICAL.Component): boolean {
  const says = (name: string, value: string) =>
    String(component.getFirstPropertyValue(name) ?? '').toUpperCase() === value
  return !(
    says('transp', 'TRANSPARENT') ||
    says('status', 'CANCELLED') ||
    says('x-microsoft-cdo-busystatus', 'FREE')
  )
}

function freeBusyTimes(component: ICAL.Component, zones: CalendarZones): BusyTime[] {
  return component
    .getAllProperties('freebusy')
    .filter((property) => property.getFirstParameter('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      (property.getValues() as ICAL.Period[]).map((period) => ({
        start: instantOfTime(zones.placed(period.start, property)),
        end: instantOfTime(zones.placed(period.getEnd(), property)),
      })),
    )
}

function within(times: BusyTime[], from: number, until: number): BusyTime[] {
  return times
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, until) }))
    .filter(({ start, end }) => end > start)
}
