import { once } from 'node:events'
import { pino } from 'pino'
import { asDelivered } from '../../content/site-content.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { addDays } from '../../app/rules/calendar-days.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'

/** One app process of the booking bench, told by its parent what to do. */
export interface BookerTask {
  url: string
  connections: number
  /** Which of the processes this is. */
  number: number
  /** 'every-slot': each process tries every slot with people of its own. 'random': any slot, for people of its own who book once. */
  kind: 'every-slot' | 'random'
  attempts?: number | undefined
  firstDay: string
  days: number
  slotsPerDay: number
  people: number
}

/** Milliseconds since 1970, so that the parent can compare processes. */
export interface BookerReport {
  attempts: number
  booked: number
  started: number
  ended: number
}

const [task] = (await once(process, 'message')) as [BookerTask]
const { days, slotsPerDay, people, number, connections } = task
const db = openPostgres(task.url, pino({ level: 'silent' }), connections)
await Promise.all(
  Array.from({ length: connections }, () => db.statement('warm-up', 'SELECT pg_sleep(0.05)', [])),
)

const upTo = (limit: number) => Math.floor(Math.random() * limit)
const person = (index: number) => ({
  uid: String(index + 1).padStart(32, '0'),
  name: `Person ${index + 1}`,
  email: `person-${index + 1}@buyer.example`,
})
const wishes =
  task.kind === 'random'
    ? Array.from({ length: task.attempts ?? 0 }, (_, index) => [
        upTo(days),
        upTo(slotsPerDay),
        number * (task.attempts ?? 0) + index,
      ])
    : everySlot()

/**
 * Every slot, in an order of this process's own. On a day its people are others for each slot, so that in
 * the end every slot has a taker; some people stand for several processes, so that days are fought over too.
 */
function everySlot() {
  const all = Array.from({ length: days * slotsPerDay }, (_, index) => {
    const [day, slot] = [Math.floor(index / slotsPerDay), index % slotsPerDay]
    return [day, slot, (day * 7 + slot + number * slotsPerDay) % people]
  })
  for (let last = all.length - 1; last > 0; last--) {
    const other = upTo(last + 1)
    ;[all[last], all[other]] = [all[other]!, all[last]!]
  }
  return all
}

const now = new Date()
const settings = { ...parseSettings({}), ...asDelivered }
const clock = (slot: number) =>
  `${String(Math.floor((slot * 10) / 60)).padStart(2, '0')}:${String((slot * 10) % 60).padStart(2, '0')}`
let next = 0
let booked = 0
async function bookUntilDone() {
  for (let wish = wishes[next++]; wish; wish = wishes[next++]) {
    const [day = 0, slot = 0, who = 0] = wish
    const date = addDays(task.firstDay, day)
    const result = await bookSlot(db, { date, time: clock(slot), user: person(who), now, settings })
    if (result.ok) booked++
  }
}

process.send!('ready')
await once(process, 'message')
const started = Date.now()
await Promise.all(Array.from({ length: connections }, bookUntilDone))
process.send!({
  attempts: wishes.length,
  booked,
  started,
  ended: Date.now(),
} satisfies BookerReport)
await db.close()
process.disconnect()
