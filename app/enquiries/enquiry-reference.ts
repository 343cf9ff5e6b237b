/** Without vowels, so that it spells nothing, and without what looks or sounds like something else. */
const letters = 'CDFGHJKLMNPRSTVWXZ'

/** 'RM-48215': short enough to say on the phone. Random, so that it tells nobody how many there are. */
export function newReference(): string {
  const [first, second, digits] = crypto.getRandomValues(new Uint32Array(3))
  const letter = (number: number) => letters[number % letters.length]!
  return `${letter(first!)}${letter(second!)}-${String(digits! % 100_000).padStart(5, '0')}`
}

/** However somebody wrote it down, 'rm 48215' or 'RM48215'; null for anything else. */
export function readReference(text: string): string | null {
  const [, word, digits] = /^\s*([a-z]{2})[\s-]*(\d{5})\s*$/i.exec(text) ?? []
  return word && digits ? `${word.toUpperCase()}-${digits}` : null
}
