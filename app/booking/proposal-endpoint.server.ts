import type { Context } from 'hono'
import { here, t } from '../../content/language/t.ts'
import { accountOf } from '../account/users.server.ts'
import type { Database } from '../db/database.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { readForm } from '../http/read-body.server.ts'
import { mailSettings } from '../mail/mail.server.ts'
import { messages } from '../rules/booking.ts'
import { slotIn, type SlotInForm } from '../rules/slot-in-form.ts'
import { bookProposed, whyNotBooked } from './book-slot.server.ts'
import { titleOf } from './booking-mails.server.ts'
import { freeOf, isSameSlot, proposedSlot, wishOf, type ProposedSlot } from './proposals.server.ts'
import { refusedBooking } from './refusal-words.ts'

type Refused = [status: 400 | 404 | 409, message: string]

/** The page of a proposed time. Reading books nothing: programs follow links in mails. */
export async function drawProposed(
  c: Context<RequestVariables>,
  { db, now }: Services,
  proposed: ProposedSlot,
  refused?: Refused,
): Promise<void> {
  const { date, time, isTaken } = proposed
  const name = isTaken ? '' : proposed.name
  const free = isTaken ? [] : await freeOf(db.queries, proposed, now())
  const isFree = free.some((slot) => isSameSlot(slot, proposed))
  const why = isFree || isTaken ? null : await whyNot(db, proposed, now())
  const isCancelled = !proposed.isUsed && c.req.query('cancelled') !== undefined
  const [status, message] = refused ?? [200, null]
  c.set('drawnPage', {
    page: 'proposal',
    ...{ path: here(c.req.path), name, date, time },
    title: titleOf(c.var.content.catalogue, wishOf(proposed)),
    ...{ isFree, isTaken, why },
    others: free.filter((slot) => !isSameSlot(slot, proposed)),
    said: isCancelled ? messages.cancelled : null,
    // Once is enough.
    refused: message === why ? null : message,
    status,
  })
}

/** In the words of booking: somebody else has it, or they have another one on that day. */
async function whyNot(db: Database, proposed: ProposedSlot, now: Date): Promise<string> {
  if (proposed.isUsed) return t('One of the times we proposed was booked, and its time is over.')
  const email = proposed.email.toLowerCase()
  const person = { uid: await accountOf(db.queries, email), email }
  const { date, time } = proposed
  const wish = { date, time, person, now, earliest: null, mayExceed: true }
  return refusedBooking(await whyNotBooked(db, wish), date)[1]
}

/** Books it, after the press on its page; undefined when the page says why not. */
export async function takeProposed(
  c: Context<RequestVariables, '/:token'>,
  services: Services,
  proposed: ProposedSlot,
): Promise<Response | undefined> {
  const { db } = services
  const now = services.now()
  const form = await readForm(c)
  // Pressed twice, or in an old tab: it was on the page of an appointment that is cancelled, of which this page says so.
  if (!form.has('slot')) return c.redirect(`${here(c.req.path)}?cancelled`, 303)
  const chosen = slotIn(form.get('slot') ?? '')
  const refused = chosen ? await take(chosen) : notFound()
  const fresh = await proposedSlot(db.queries, c.req.param('token'), now)
  // Also when the form came twice, or another of the links was quicker: the page shows what is booked.
  if (fresh?.isTaken) return c.redirect(`${here(c.req.path)}${refused ? '' : '?booked'}`, 303)
  await drawProposed(c, services, proposed, refused)
  return undefined

  async function take(slot: SlotInForm): Promise<Refused | undefined> {
    const free = await freeOf(db.queries, proposed, now)
    if (free.some((each) => isSameSlot(each, slot))) return book(slot)
    return [409, await whyNot(db, { ...proposed, ...slot }, now)]
  }

  async function book(slot: SlotInForm): Promise<Refused | undefined> {
    const email = proposed.email.toLowerCase()
    const uid = await accountOf(db.queries, email)
    const { name, phone, proposalId } = proposed
    const booking = await bookProposed(db, {
      ...{ ...slot, ...wishOf(proposed), person: { uid, name, email, phone }, proposalId },
      ...{ now, settings: mailSettings(services) },
    })
    if (!booking.ok) return refusedBooking(booking, slot.date)
    c.var.log.info({ appointment: booking.appointment.id }, 'appointment booked by a proposal')
    return undefined
  }
}

const notFound = (): Refused => [404, messages.slotMissing]
