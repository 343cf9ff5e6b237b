import type { SiteContent } from '../../content/site-content.ts'
import type { Queries } from '../db/database.server.ts'
import { can } from '../rules/booking.ts'
import type { Settings } from '../settings/settings.server.ts'
import { titleOf } from './booking-mails.server.ts'
import { freeSlotsFor } from './free-slots-for.server.ts'
import type { Choice, DrawnPage, OwnAppointment } from './drawn-page.ts'
import type { LinkedAppointment } from './own-link.server.ts'
import { ownVisit, type RefusedDetails } from './own-visit.server.ts'

export interface Asked {
  step: 'see' | 'cancel' | 'details' | { move: string | null }
  /** What has just been done. */
  said?: string | null
  refused?: { status: 400 | 404 | 409 | 429; message: string; refused?: RefusedDetails }
}

interface Around extends Asked {
  path: string
  content: Pick<SiteContent, 'visit' | 'catalogue'>
  settings: Pick<Settings, 'publicUrl' | 'smtpUrl'>
  now: Date
}

/** What the page of a link shows of its appointment, in the step that was asked for as far as it can still be taken. */
export async function drawnAppointment(
  db: Queries,
  linked: LinkedAppointment,
  { step, said = null, refused, path, content, settings, now }: Around,
): Promise<DrawnPage> {
  const { date, time, note, userName: name } = linked
  const state = stateOf(linked, now)
  const taken = state !== 'booked' ? 'see' : typeof step === 'string' ? step : step.move
  return {
    page: 'appointment',
    ...{ path, state, name, date, time, note, title: titleOf(content.catalogue, linked) },
    isMailed: linked.userEmail !== null && settings.smtpUrl !== undefined,
    step: isStep(taken) ? taken : await slotsToMoveTo(db, linked, taken, now),
    visit: ownVisit(linked, {
      content,
      publicUrl: settings.publicUrl,
      now,
      refused: refused?.refused,
    }),
    said: state === 'cancelled' ? null : said,
    refused: refused?.message ?? null,
    status: refused?.status ?? 200,
  }
}

const isStep = (taken: string | null): taken is 'see' | 'cancel' | 'details' =>
  taken === 'see' || taken === 'cancel' || taken === 'details'

function stateOf(linked: LinkedAppointment, now: Date): OwnAppointment['state'] {
  if (linked.status === 'cancelled') return 'cancelled'
  return linked.status === 'booked' && can.cancel(linked, now) ? 'booked' : 'started'
}

/** Where it can be moved to; without a day that has free slots, those of the first that has. */
export async function slotsToMoveTo(
  db: Queries,
  linked: Pick<LinkedAppointment, 'id' | 'date' | 'userId' | 'userEmail'>,
  asked: string | null,
  now: Date,
): Promise<Choice> {
  const free = await freeSlotsFor(db, linked, now)
  const days = [...new Set(free.map(({ date }) => date))]
  const date = days.find((day) => day === (asked ?? linked.date)) ?? days[0] ?? null
  const slots = free
    .filter((slot) => slot.date === date)
    .map(({ time }) => ({ time, booked: false, mine: false }))
  return { days, date, slots }
}
