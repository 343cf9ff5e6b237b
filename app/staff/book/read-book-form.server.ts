import { readReception } from '../../booking/visit-details.server.ts'
import { longestNote, messages } from '../../rules/booking.ts'
import { isCalendarDay, isTimeOfDay } from '../../rules/calendar-days.ts'
import { oneLine, paragraphs } from '../../rules/typed-text.ts'
import { checkContact, contactFields } from '../contact-fields.ts'
import { fieldOf } from '../form-field.ts'
import { noProduct, visit, type BookErrors, type PhoneBooking } from './book-form.ts'

/** Somebody has to be reachable: a phone number or an e-mail. */
export function readBookForm(
  form: FormData,
  isProduct: (id: string) => boolean,
): { ok: true; booking: PhoneBooking } | { ok: false; errors: BookErrors } {
  const [name, phone, email] = contactFields.map((field) => oneLine(fieldOf(form, field))) as [
    string,
    string,
    string,
  ]
  const note = paragraphs(fieldOf(form, 'note'))
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
  const told = readReception(
    Object.fromEntries(visit.map((field) => [field, fieldOf(form, field)])),
  )
  if (!told.ok) errors[told.field as (typeof visit)[number]] = told.message
  if (told.ok && told.reception.meet === 'telephone' && !phone && !errors.phone)
    errors.phone = 'Type the number on which we call them.'
  if (!told.ok || Object.keys(errors).length > 0) return { ok: false, errors }

  const reach = { phone: phone || null, email: email.toLowerCase() || null }
  const details = { ...told.reception, phone: reach.phone, whatsapp: null }
  return {
    ok: true,
    booking: { date, time, name, ...reach, purpose, productId, note: note || null, details },
  }
}
