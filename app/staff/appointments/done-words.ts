/** What staff read after a press: on the appointment's page, whose address says what was done, as in `?done=moved`. */

import { freedWords } from '../../rules/waitlist.ts'

/** Whoever comes hears of these by mail. */
const mailed = {
  moved: 'Moved to this time.',
  cancelled: `Cancelled, and the slot is ${freedWords}.`,
}
const said = {
  booked: 'Booked.',
  completed: 'Marked as completed.',
  no_show: 'Marked as a no-show.',
  'taken-back': 'Taken back: it is booked as before.',
  visit: 'Saved.',
}
export type Deed = keyof typeof mailed | keyof typeof said

export const doneQuery = (deed: Deed) => ({ done: deed })

interface Reached {
  email: string | null
  hasMailServer: boolean
}

export function doneWords(deed: string | null, { email, hasMailServer }: Reached): string | null {
  if (deed === null) return null
  if (Object.hasOwn(said, deed)) return said[deed as keyof typeof said]
  if (!Object.hasOwn(mailed, deed)) return null
  const words = mailed[deed as keyof typeof mailed]
  if (!email) return `${words} There is no e-mail: please call them.`
  return `${words} ${hasMailServer ? 'They are told by mail.' : 'No mail goes out: please call them.'}`
}
