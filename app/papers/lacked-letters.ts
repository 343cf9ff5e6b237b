/** No paper was made: no font has these letters of it. */
export class LackedLetters extends Error {
  readonly letters: string[]

  constructor(letters: string[]) {
    super(`No font has ${letters.join(' ')}`)
    this.letters = letters
  }
}

/** Those that the typesetter names, as it refuses a paper: each as it is, or as `\u{bcd}`. */
export function lettersIn(refusal: string): string[] {
  const named = [...refusal.matchAll(/the text `\\"(.+?)\\"` could not be displayed/g)]
  const letters = named.map(([, said]) =>
    said!.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )
  return [...new Set(letters)]
}
