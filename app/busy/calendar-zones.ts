import ICAL from 'ical.js'
import { timeZone as ours } from '../rules/calendar-days.ts'
import { windowsZones } from './windows-zones.ts'

export const oneDay = 24 * 60 * 60_000

/** A zone that the calendar names and gives no rules for: those of this machine's Intl. */
class NamedZone extends ICAL.Timezone {
  #clock: Intl.DateTimeFormat
  /** Of days of UTC; null where the clocks change in between. */
  #offsets = new Map<number, number | null>()

  constructor(name: string) {
    super({ tzid: name })
    this.#clock = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: name, hourCycle: 'h23', era: 'short' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    })
  }

  /** In seconds, at a time that this zone's clocks show. */
  override utcOffset(shown: ICAL.Time): number {
    const { year, month, day, hour, minute, second } = shown
    const clock = Date.UTC(year, month - 1, day, hour, minute, second)
    const guess = clock - this.#offsetAt(clock)
    return this.#offsetAt(guess) / 1000
  }

  #offsetAt(instant: number): number {
    const number = Math.floor(instant / oneDay)
    let offset = this.#offsets.get(number)
    if (offset === undefined) {
      const [first, last] = [number, number + 1].map((day) => this.#readOffset(day * oneDay))
      offset = first === last ? first! : null
      this.#offsets.set(number, offset)
    }
    return offset ?? this.#readOffset(instant)
  }

  #readOffset(instant: number): number {
    const parts = this.#clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)])
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts) as {
      [part: string]: number
    }
    return (
      Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
    )
  }
}

/** The zones of one calendar: those it brings along, else by their names, else the workshop's. */
export class CalendarZones {
  #found = new Map<string, ICAL.Timezone>()
  #calendar: ICAL.Component

  constructor(calendar: ICAL.Component) {
    this.#calendar = calendar
  }

  /** A date or a time of a property, in its zone; one without a zone is meant as the workshop's clocks show it. */
  placed(time: ICAL.Time, property: ICAL.Property): ICAL.Time {
    if (time.isDate || time.zone === ICAL.Timezone.utcTimezone) return time
    const placed = time.clone()
    placed.zone = this.#zone(property.getFirstParameter('tzid') ?? ours)
    return placed
  }

  #zone(name: string): ICAL.Timezone {
    const zone =
      this.#found.get(name) ?? this.#calendar.getTimeZoneByID(name) ?? new NamedZone(known(name))
    this.#found.set(name, zone)
    return zone
  }
}

/** Some programs put a path before the name: '/freeassociation.sourceforge.net/Europe/Berlin'. */
function known(name: string): string {
  const parts = name.split('/')
  const names = [name, windowsZones[name], parts.slice(-2).join('/'), parts.slice(-3).join('/')]
  return names.find((one) => one !== undefined && isZone(one)) ?? ours
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const oursFromUtc = 330 * 60_000

/** In milliseconds; a date begins when the workshop's day does. */
export function instantOfTime(time: ICAL.Time): number {
  if (!time.isDate) return time.toUnixTime() * 1000
  return Date.UTC(time.year, time.month - 1, time.day) - oursFromUtc
}
