import { z } from 'zod'
import type { Catalogue } from '../../content/catalogue-of.ts'
import { appointmentPurposes, longestNote, messages } from '../rules/booking.ts'
import { isCalendarDay, isTimeOfDay } from '../rules/calendar-days.ts'
import { paragraphs } from '../rules/typed-text.ts'
import { everyDetail, noDetails, type VisitDetails } from '../rules/visit-details.ts'
import { readDetails } from './visit-details.server.ts'

/** What is said before an appointment: trimmed, without control characters, or null. */
export const noteText = z
  .string()
  .transform(paragraphs)
  .pipe(z.string().max(longestNote, { error: () => messages.noteTooLong }))
  .transform((text) => text || null)

const body = z.object({
  time: z.string().refine(isTimeOfDay),
  purpose: z.enum(appointmentPurposes).optional(),
  product: z.string().max(100).nullish(),
  note: noteText.nullish().transform((note) => note ?? null),
  offer: z.string().max(100).nullish(),
})

type Wish =
  | {
      ok: true
      wish: Pick<z.infer<typeof body>, 'time' | 'purpose' | 'note' | 'offer'> & {
        productId: string | null
        /** Missing where nothing was told. */
        details?: VisitDetails
      }
    }
  /** The field, where it is one of what else they may tell. */
  | {
      ok: false
      code: 'missing-data' | 'note-too-long' | 'wrong-details'
      message: string
      field?: string
    }

/** What a visitor sends to book a slot. A wish without its time is the seed's 'Missing required booking data'. */
export function bookingWish(given: unknown, catalogue: Catalogue): Wish {
  const parsed = body.safeParse(given)
  if (parsed.success) {
    const { product, ...wish } = parsed.data
    // A link may be older than the catalogue: nobody loses an appointment over that.
    const productId = (product && catalogue.find(product)?.id) ?? null
    const read = readDetails(given)
    if (!read.ok) return { ...read, code: 'wrong-details' }
    const details = isPlain(read.details) ? undefined : read.details
    return { ok: true, wish: { ...wish, productId, ...(details && { details }) } }
  }
  const issue = parsed.error.issues.find(({ path }) => path[0] === 'note')
  const isTimeGiven = !parsed.error.issues.some(({ path }) => path[0] === 'time')
  return isTimeGiven && issue
    ? { ok: false, code: 'note-too-long', message: issue.message }
    : { ok: false, code: 'missing-data', message: messages.missingData }
}

const isPlain = (details: VisitDetails) =>
  everyDetail.every((name) => details[name] === noDetails[name])

const target = z.object({
  /** Where the page showed it; older pages do not say. */
  time: z.string().refine(isTimeOfDay).optional(),
  toDate: z.string().refine(isCalendarDay),
  toTime: z.string().refine(isTimeOfDay),
})

/** Where a visitor wants to move an appointment to; undefined without both. */
export function moveTarget(given: unknown): z.infer<typeof target> | undefined {
  return target.safeParse(given).data
}
