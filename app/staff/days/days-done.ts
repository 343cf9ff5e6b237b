/** What staff read after a press, on the page that it leads to, whose address says what was done: `?done=open-day`. */
const words = {
  'close-day': 'The day is closed.',
  'open-day': 'The day is open.',
  'close-slot': 'The slot is closed.',
  'open-slot': 'The slot is open.',
  explain: 'Saved: that is what visitors see.',
  'end-wish': 'Taken off the list.',
  'season-saved': 'The season is saved.',
  'season-removed': 'The season is removed.',
  'week-saved': 'The usual week is saved.',
}

/** @param told how many had booked, and were called off */
export const daysDoneQuery = (done: string, told = 0): Record<string, string> => ({
  done,
  ...(told > 0 && { told: String(told) }),
})

export function daysDoneWords(searchParams: URLSearchParams): string | null {
  const done = searchParams.get('done') ?? ''
  if (!Object.hasOwn(words, done)) return null
  const told = Number(searchParams.get('told'))
  const calledOff =
    told === 1 ? ' One appointment is called off.' : ` ${told} appointments are called off.`
  return words[done as keyof typeof words] + (told > 0 ? calledOff : '')
}
