import type { Hold } from '../booking/held-slots.server.ts'
import { busyWords } from './busy-words.ts'

/** 'for Ravi until 12:31' */
export const forWhom = ({ name, until }: Hold) => `for ${name} until ${until}`

/** Why only we can book a free slot: 'Asok is busy', 'held for Ravi until 12:31'; null when visitors can. */
export function whyOnlyWe({ busy, held }: { busy: string[] | null; held: Hold | null }) {
  if (busy) return busyWords(busy)
  return held && `held ${forWhom(held)}`
}
