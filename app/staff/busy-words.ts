/** 'Asok', 'Asok and Meera' */
export const namesOf = (who: readonly string[]) => list.format(who)

const list = new Intl.ListFormat('en-GB')

/** 'Asok is busy', 'Asok and Meera are busy' */
export function busyWords(who: readonly string[]): string {
  return `${namesOf(who)} ${who.length === 1 ? 'is' : 'are'} busy`
}
