import { language } from '../../content/language/t.ts'
import type { BookingRefusal } from '../rules/booking.ts'

/** What programs know a refusal by, with what else it says: the time of another appointment, the field that is wrong. */
export type WhyRefused =
  | BookingRefusal['reason']
  | 'sign-in'
  | 'not-json'
  | 'missing-data'
  | 'note-too-long'
  | 'wrong-details'
  | 'wrong-wish'
  | 'too-many-wishes'
  | 'not-waiting'
  | 'offer-gone'
  | 'no-appointment'
  | 'already-started'
  | 'too-many-streams'

/**
 * The API's answer of what was not done. In English it is told by its words, which do not change; in another language,
 * where they are translated, by a code beside them.
 */
export function apiRefusal(
  message: string,
  code: WhyRefused,
  values: Readonly<Record<string, string | number | null | undefined>> = {},
) {
  return { success: false, message, ...(language() !== 'en' && { code, ...values }) }
}
