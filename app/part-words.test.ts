import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { partTables, wordTables } from '../content/words/word-tables.ts'
import { saidIn } from '../tests/said-in.ts'

const saidByParts = new Set(partTables.flatMap((name) => Object.keys(wordTables[name])))
const parts = globSync('app/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*.d.ts', 'app/staff/**'],
})
  .filter((file) => !file.includes('.server.'))
  .flatMap(partsOf)

test('a part that is fetched later and says what pages begin without comes with its words', () => {
  expect(parts.length).toBeGreaterThan(20)
  const bare = parts.filter(({ withWords }) => !withWords)
  const wordless = bare.flatMap(({ file, part }) => {
    const text = textOf(part)
    return text ? [`${file}: write withWords(import('${part}')), for it says '${text}'`] : []
  })
  expect(wordless).toEqual([])
})

interface Part {
  file: string
  /** What is imported there. */
  part: string
  withWords: boolean
}

function partsOf(file: string): Part[] {
  const found = readFileSync(file, 'utf8').matchAll(/(withWords\()?import\(\s*'(\.[^']+\.tsx?)'/g)
  return [...found].map(([, withWords, part]) => ({
    ...{ file, part: join(dirname(file), part!) },
    withWords: withWords !== undefined,
  }))
}

/** A text of `partTables` that stands in a file or in what it imports at once. */
function textOf(entry: string): string | undefined {
  const found = saidIn([entry], ({ isLater, to }) => isLater || to.includes('.server.'))
  const first = found.find(({ literal }) => saidByParts.has(literal))
  return first && `${first.literal}' (${first.file})`
}
