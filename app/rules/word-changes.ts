/** A run of words that both texts have, or one of them. */
export interface WordRun {
  in: 'both' | 'old' | 'new'
  text: string
}

const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? []

/** Word by word, what became of a text: the longest words in a row that both have stay. */
export function wordChanges(old: string, now: string): WordRun[] {
  const [from, to] = [wordsOf(old), wordsOf(now)]
  const common = table(from, to)
  const runs: WordRun[] = []
  const add = (where: WordRun['in'], text: string) => {
    const last = runs.at(-1)
    if (last?.in === where) last.text += text
    else runs.push({ in: where, text })
  }
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      add('both', to[j]!)
      i++
      j++
    } else if (i < from.length && (j >= to.length || common[i + 1]![j]! >= common[i]![j + 1]!))
      add('old', from[i++]!)
    else add('new', to[j++]!)
  }
  return runs
}

/** How alike two texts are, from 0 to 1: the words that both have, of those of the longer one. */
export function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)].map((list) =>
    list.map((word) => word.trim().toLowerCase()),
  ) as [string[], string[]]
  const left = new Map<string, number>()
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1)
  const both = others.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return both.length / Math.max(words.length, others.length, 1)
}

/** Of the words from each place on, how many in a row both texts have. */
function table(from: readonly string[], to: readonly string[]): number[][] {
  const common = Array.from({ length: from.length + 1 }, () =>
    Array.from({ length: to.length + 1 }, () => 0),
  )
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      common[i]![j] =
        from[i] === to[j]
          ? common[i + 1]![j + 1]! + 1
          : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  return common
}
