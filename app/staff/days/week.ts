import { isTimeOfDay } from '../../rules/calendar-days.ts'

/** The times of each weekday, Monday first, in order. */
export type Week = string[][]

const mostSlots = 48

/**
 * Reads times as people type them: '10:00-13:00, 14:00 - 17:00' is every half hour from, and before the
 * end; '9.30 11:00' are single ones. Gives them sorted, each once, or the part that can't be read.
 */
export function readTimes(
  text: string,
): { ok: true; times: string[] } | { ok: false; part: string } {
  const parts = text
    .replaceAll(/\s*(?:-|–|to)\s*/gi, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const times = new Set<string>()
  for (const part of parts) {
    const [from, until, ...more] = part.split('-').map(clockTime)
    if (!from || from === '24:00' || more.length > 0 || until === null) return { ok: false, part }
    if (until === undefined) times.add(from)
    else if (until <= from) return { ok: false, part }
    else for (const time of halfHours(from, until)) times.add(time)
  }
  if (times.size > mostSlots) return { ok: false, part: `${times.size} slots` }
  return { ok: true, times: [...times].sort() }
}

/** The shortest words for the same times: runs of half hours as ranges. */
export function writeTimes(times: readonly string[]): string {
  const runs: { from: string; until: string }[] = []
  for (const time of [...times].sort()) {
    const last = runs.at(-1)
    if (last?.until === time) last.until = later(time)
    else runs.push({ from: time, until: later(time) })
  }
  return runs
    .map(({ from, until }) => (until === later(from) ? from : `${from}-${until}`))
    .join(', ')
}

/** '9', '9.30', '09:30' → '09:30'; null when it is no time. */
function clockTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text)
  if (!match) return null
  const time = `${match[1]!.padStart(2, '0')}:${match[2] ?? '00'}`
  return isTimeOfDay(time) || time === '24:00' ? time : null
}

function halfHours(from: string, until: string): string[] {
  const times = []
  for (let time = from; time < until; time = later(time)) times.push(time)
  return times
}

/** Half an hour later; midnight is '24:00', so that it sorts last. */
function later(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const total = hours * 60 + minutes + 30
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
