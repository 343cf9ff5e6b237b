/** A run of words that both texts have, or one of them. */
export interface WordRun {
  in: 'both' | 'old' | 'new'
  text: string
}

const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? []

const sentencesOf = (text: string) => text.split(/(?<=[.!?])(?=\s)|(?=\n)/)

/** Of more pairs than these (a table of 500 words and 500) it is not looked for what both have. */
const mostPairs = 250_000

/** Word by word, what became of a text: the longest sentences in a row that both have stay, and between them the longest words. */
export function wordChanges(old: string, now: string): WordRun[] {
  const byWord: Between = (from, to) => runsOf(wordsOf(from), wordsOf(to), asWhole)
  const runs: WordRun[] = []
  for (const run of runsOf(sentencesOf(old), sentencesOf(now), byWord)) {
    const last = runs.at(-1)
    if (last?.in === run.in) last.text += run.text
    else if (run.text) runs.push(run)
  }
  return runs
}

/** What to say of two pieces that have no part in common. */
type Between = (old: string, now: string) => WordRun[]

const asWhole: Between = (old, now) => [
  { in: 'old', text: old },
  { in: 'new', text: now },
]

function runsOf(from: readonly string[], to: readonly string[], between: Between): WordRun[] {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start] === to[start]) start++
  let end = 0
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++
  return [
    { in: 'both', text: to.slice(0, start).join('') },
    ...middle(from.slice(start, from.length - end), to.slice(start, to.length - end), between),
    { in: 'both', text: to.slice(to.length - end).join('') },
  ]
}

function middle(from: readonly string[], to: readonly string[], between: Between): WordRun[] {
  if (from.length * to.length > mostPairs) return between(from.join(''), to.join(''))
  const common = table(from, to)
  const runs: WordRun[] = []
  let [i, j, left, came] = [0, 0, '', '']
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      runs.push(...between(left, came), { in: 'both', text: to[j]! })
      ;[left, came] = ['', '']
      i++
      j++
    } else if (i < from.length && (j >= to.length || common[i + 1]![j]! >= common[i]![j + 1]!))
      left += from[i++]!
    else came += to[j++]!
  }
  return [...runs, ...between(left, came)]
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
