/** 'Asok is busy', 'Asok and Meera are busy' */
export function busyWords(who: readonly string[]): string {
  return `${names.format(who)} ${who.length === 1 ? 'is' : 'are'} busy`
}

const names = new Intl.ListFormat('en-GB')
