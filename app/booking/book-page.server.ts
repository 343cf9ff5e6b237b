import type { SiteContent } from '../../content/site-content.ts'
import { here } from '../../content/language/t.ts'
import { signInUrl } from '../account/sign-in-window.ts'
import type { Database } from '../db/database.server.ts'
import { can, type AppointmentDetails } from '../rules/booking.ts'
import { dayAt } from '../rules/calendar-days.ts'
import type { SignedInUser } from '../rules/user.ts'
import type { WishForm } from '../rules/waitlist.ts'
import type { Book, Choice, DrawnPage } from './drawn-page.ts'
import { titleOf } from './booking-mails.server.ts'
import {
  appointmentOn,
  closedDays,
  daysAhead,
  daySlots,
  upcomingAppointments,
} from './bookings.server.ts'
import { knownDetails } from './known-details.server.ts'
import { openOffer } from './rebooking-offers.server.ts'
import { machinesOf, ownVisit, type RefusedDetails } from './own-visit.server.ts'
import { draftOf } from './visit-draft.ts'
import { ownOffer, ownWishes } from './waitlist-wishes.server.ts'
import { slotsToMoveTo } from './own-appointment-page.server.ts'

export interface AskedBook {
  /** Of the appointment that is moved or cancelled, or else whose slots are shown. */
  day: string | null
  step: Book['step']
  /** Where it is to be moved to. */
  to: string | null
  time: string | null
  wish: AppointmentDetails
  again: string | null
  /** The form of a wish that was refused. */
  wished?: WishForm | null
}

interface Around {
  user: SignedInUser | null
  content: Pick<SiteContent, 'visit' | 'catalogue'>
  publicUrl: string
  hasMailServer: boolean
  now: Date
  refused?: {
    status: Exclude<Book['status'], 200>
    message: string
    refused?: RefusedDetails
  }
}

/** What the page of the book shows to this visitor. */
export async function drawnBook(
  database: Database,
  { day, step, to, time, wish, again, wished = null }: AskedBook,
  { user, content, publicUrl, hasMailServer, now, refused }: Around,
): Promise<Extract<DrawnPage, { page: 'book' }>> {
  const db = database.queries
  const { catalogue } = content
  const upcoming = user ? await upcomingAppointments(db, user.uid, dayAt(now)) : []
  const found = user && day ? await appointmentOn(db, { date: day, userId: user.uid }) : undefined
  const own = found && {
    ...{ date: found.date, time: found.time, note: found.note },
    ...{ title: titleOf(catalogue, found), canChange: can.cancel(found, now) },
    visit: ownVisit(found, { content, publicUrl, now, refused: refused?.refused }),
  }
  const taken = own?.canChange ? step : 'see'
  const offer = again === null ? null : await openOffer(db, again, now)
  const topic = topicOf(wish, again)
  const shown =
    offer === null || typeof offer === 'string' ? wish : { ...offer, note: wish.note ?? offer.note }
  const visitor = { userId: user?.uid ?? null, now }
  const { bookable, full } = await daysAhead(db, visitor)
  const choice: Choice =
    found && user
      ? taken === 'move'
        ? await slotsToMoveTo(db, { ...found, userId: user.uid, userEmail: user.email }, to, now)
        : { days: [], date: null, slots: [] }
      : await slotsToBook(db, { day, days: bookable, ...visitor })
  const typed = refused?.refused?.draft
  const draft = typed ?? (user && !own ? draftOf(await knownDetails(database, user)) : null)
  const chosen = choice.slots.find((slot) => slot.time === time && !slot.booked)?.time ?? null
  return {
    page: 'book',
    user: user && { name: user.name, email: user.email },
    upcoming: upcoming.map(({ date, time: at }) => ({ date, time: at })),
    own: own ?? null,
    ...{ step: taken, choice, topic, offer, again },
    time: chosen,
    closed: await closedDays(db, now),
    full,
    wishes: user ? await ownWishes(db, user.uid, now) : [],
    held: user ? await ownOffer(db, user.uid, now) : null,
    ...{ wished, today: dayAt(now), hasMailServer },
    visit:
      draft && !own
        ? {
            draft,
            machines: shown.purpose === 'visit' ? machinesOf(catalogue) : [],
            wrong: refused?.refused?.wrong ?? null,
          }
        : null,
    wish: { purpose: shown.purpose, productId: shown.productId, note: shown.note },
    title: titleOf(catalogue, shown),
    signIn: signInUrl(here(`/book?${withChoice(choice.date, chosen, topic)}`)),
    ...{ said: null, refused: refused?.message ?? null, status: refused?.status ?? 200 },
  }
}

async function slotsToBook(
  db: Database['queries'],
  asked: { day: string | null; days: string[]; userId: string | null; now: Date },
): Promise<Choice> {
  const { day, days, userId, now } = asked
  const date = days.find((each) => each === day) ?? days[0] ?? null
  return { days, date, slots: date ? await daySlots(db, { date, userId, now }) : [] }
}

/** As in the dialog's addresses. */
function topicOf({ purpose, productId }: AppointmentDetails, again: string | null): string {
  return new URLSearchParams({
    ...(purpose === 'demo' && { purpose }),
    ...(purpose === 'demo' && productId && { product: productId }),
    ...(again !== null && { again }),
  }).toString()
}

function withChoice(day: string | null, time: string | null, topic: string): string {
  return [day && `day=${day}`, time && `time=${time}`, topic].filter(Boolean).join('&')
}
