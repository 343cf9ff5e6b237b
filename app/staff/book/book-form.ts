import { longestNote, messages, type AppointmentPurpose } from '../../rules/booking.ts'
import { isCalendarDay, isTimeOfDay } from '../../rules/calendar-days.ts'
import { checkContact } from '../contact-fields.ts'
import { fieldOf } from '../form-field.ts'

const fields = ['date', 'time', 'name', 'phone', 'email', 'purpose', 'product', 'note'] as const
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
}

export function bookDraft(values: { get(name: string): unknown }): BookDraft {
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as BookDraft
}

/** Somebody has to be reachable: a phone number or an e-mail. */
export function readBookForm(
  form: FormData,
  isProduct: (id: string) => boolean,
): { ok: true; booking: PhoneBooking } | { ok: false; errors: BookErrors } {
  const [name, phone, email, note] = (['name', 'phone', 'email', 'note'] as const).map((field) =>
    fieldOf(form, field)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n]/gu, '')
      .trim(),
  ) as [string, string, string, string]
  const [date, time, product] = [
    fieldOf(form, 'date'),
    fieldOf(form, 'time'),
    fieldOf(form, 'product'),
  ]
  const purpose = fieldOf(form, 'purpose') === 'demo' ? 'demo' : 'visit'
  const productId = product === '' || product === noProduct ? null : product

  const errors: BookErrors = { ...checkContact({ name, phone, email }) }
  if (!isCalendarDay(date) || !isTimeOfDay(time)) errors.time = 'Choose a time.'
  if (productId && !isProduct(productId)) errors.product = messages.unknownProduct
  if (purpose === 'demo' && !productId) errors.product = 'Choose what is to be shown.'
  if (note.length > longestNote) errors.note = messages.noteTooLong
  if (Object.keys(errors).length > 0) return { ok: false, errors }

  const contact = { phone: phone || null, email: email.toLowerCase() || null }
  return {
    ok: true,
    booking: { date, time, name, ...contact, purpose, productId, note: note || null },
  }
}
