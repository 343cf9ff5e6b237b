import { signInFailureParameter } from '../account/sign-in-failure.ts'

/** The part of the dialog's address that every page needs; `booking-query.ts` reads the rest. */

export function asksForBooking(search: string): boolean {
  return new URLSearchParams(search).has('book')
}

export function withoutBooking(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['book', 'slot', 'purpose', 'product', 'again', signInFailureParameter]) {
    parameters.delete(name)
  }
  return written(parameters)
}

export function written(parameters: URLSearchParams): string {
  // '?book' rather than '?book=', and '14:30' rather than '14%3A30': people copy these addresses.
  const text = parameters.toString().replace(/(^|&)book=(?=&|$)/, '$1book')
  return text && `?${text.replaceAll('%3A', ':')}`
}
