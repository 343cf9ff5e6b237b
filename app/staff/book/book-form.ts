import type { AppointmentPurpose } from '../../rules/booking.ts'
import type { VisitDetails } from '../../rules/visit-details.ts'
import { contactFields } from '../contact-fields.ts'

/** How they are received. */
export const visit = ['company', 'visitors', 'meet'] as const
const fields = ['date', 'time', ...contactFields, 'purpose', 'product', 'note', ...visit] as const
/** What was typed, word for word. */
export type BookDraft = Record<(typeof fields)[number], string>
export type BookErrors = Partial<BookDraft>

/** What a select sends when no product is meant: no option has an empty value (seed section 5). */
export const noProduct = 'none'

export interface PhoneBooking {
  date: string
  time: string
  name: string
  phone: string | null
  email: string | null
  purpose: AppointmentPurpose
  productId: string | null
  note: string | null
  details: VisitDetails
}

export function bookDraft(values: { get(name: string): unknown }): BookDraft {
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as BookDraft
}
