import { appendFileSync } from 'node:fs'
import { pino } from 'pino'
import { asDelivered } from '../content/site-content.ts'
import { bookSlot } from '../app/booking/book-slot.server.ts'
import { cancelAppointment, cancelByLink } from '../app/booking/cancel-booking.server.ts'
import { moveAppointment, moveByLink } from '../app/booking/move-appointment.server.ts'
import { sweepWaitlist } from '../app/booking/waitlist-offers.server.ts'
import { makeWish } from '../app/booking/waitlist-wishes.server.ts'
import { openDatabase } from '../app/db/open-database.server.ts'
import { users } from '../app/db/schema/people.server.ts'
import { sendDueMails } from '../app/mail/mailer.server.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { seeded } from './seeded.ts'

/**
 * A process to be killed: `node change-in-a-loop.ts DATA_DIR SENT_FILE SEED`. Says 'open', and then of each change that people
 * make to a small book, once its promise has resolved, a line of JSON: the id, and how the appointment stands. Mails are sent beside
 * it: each adds its id to the file, as a mail server would have it before it answers.
 */
const [dataDir = '', sentFile = '', seed = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const db = await openDatabase({ dataDir, databaseUrl: undefined }, log)
process.stdout.write('open\n')

const random = seeded(Number(seed))
const oneOf = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)]!
const settings = { ...parseSettings({ SMTP_URL: 'smtp://set.example' }), ...asDelivered }
const people = await db.queries.select().from(users)
const slots = await db.statement<{ date: string; time: string }>(
  undefined,
  'SELECT date::text, time FROM appointment_slots ORDER BY date, time',
  [],
)
const days = [...new Set(slots.map(({ date }) => date))]
const start = new Date('2026-11-23T12:00:00+05:30').getTime()
/** Ten minutes with each change, so that offers end; further than any round before. */
let now = new Date(start + Number(seed) * 20_000)

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const mails = sendForEver()

for (;;) {
  now = new Date(now.getTime() + 1_000)
  const work = { now, settings }
  const [user, { date, time }, kind] = [oneOf(people), oneOf(slots), random()]
  const [live] = await db.statement<{ id: string; date: string; time: string }>(
    undefined,
    "SELECT id, date::text, time FROM appointments WHERE status = 'booked' AND user_id = $1 ORDER BY date",
    [user.uid],
  )
  if (kind < 0.4) {
    const booking = await bookSlot(db, { date, time, user, ...work })
    if (booking.ok) say({ id: booking.appointment.id, date, time, status: 'booked' })
  } else if (kind < 0.55) {
    if (live) await moved(live, { toDate: date, toTime: time, user, byLink: false })
  } else if (kind < 0.7) {
    if (live) await moved(live, { toDate: date, toTime: time, user, byLink: true })
  } else if (kind < 0.85) {
    if (!live) continue
    const { id, ...shown } = live
    const cancelled =
      kind < 0.78
        ? await cancelAppointment(db, { date: live.date, user, ...work })
        : await cancelByLink(db, { id, shown, ...work })
    if (cancelled.ok) say({ ...live, status: 'cancelled' })
  } else if (kind < 0.95) {
    const wish = { fromDate: date, toDate: days.at(-1)!, fromTime: '00:00', toTime: '24:00' }
    const wished = await makeWish(db, { user, wish, ...work })
    if (wished.ok) say({ wished: user.uid, fromDate: date })
  } else await sweepWaitlist(db, work)
  if (mails.failed) throw new Error('mails were not sent', { cause: mails.failed })
}

interface Moving {
  toDate: string
  toTime: string
  user: (typeof people)[number]
  byLink: boolean
}

async function moved(
  live: { id: string; date: string; time: string },
  { toDate, toTime, user, byLink }: Moving,
) {
  const { id, ...shown } = live
  const target = { toDate, toTime, now, settings }
  const move = byLink
    ? await moveByLink(db, { id, shown, ...target })
    : await moveAppointment(db, { date: live.date, user, ...target })
  if (move.ok) say({ id, date: toDate, time: toTime, status: 'booked' })
}

function sendForEver() {
  const state: { failed?: unknown } = {}
  const send = ({ id }: { id: string }) => {
    appendFileSync(sentFile, `${id}\n`)
    return Promise.resolve()
  }
  const goOn = async (): Promise<void> => {
    await sendDueMails({ db, log, now: () => now, send })
    setTimeout(() => void goOn().catch((error: unknown) => (state.failed = error)), 5)
  }
  void goOn().catch((error: unknown) => (state.failed = error))
  return state
}
