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
  | 'no-longer-then'
  | 'already-started'
  | 'too-many-streams'
  | 'too-many-today'

/** The API's answer of what was not done: words for people, in the language of the call, and a code that is the same in all. */
export function apiRefusal(
  message: string,
  code: WhyRefused,
  values: Readonly<Record<string, string | number | null | undefined>> = {},
) {
  return { success: false, message, code, ...values }
}
