import { expect, test } from 'vitest'
import { catalogue } from '../../content/catalogue.ts'
import { finderFacts, finderLacks } from '../../content/finder-facts.ts'
import { findAnswer, questionList } from '../../content/finder-questions.ts'
import { families, type Product } from '../../content/product.ts'
import { finderPath, finderStep, skipped, withAnswer, type FinderStep } from './finder.ts'

const stepAt = (query: string) => finderStep(catalogue, new URLSearchParams(query))
const idsAt = (query: string) => stepAt(query).candidates.map(({ product }) => product.id)

/** Every state that answers lead to, skipped questions too. */
function walk(visit: (step: FinderStep) => void, withSkips: boolean): void {
  const seen = new Set<string>()
  const open = ['']
  for (const query of open) {
    const step = stepAt(query)
    visit(step)
    if (!step.question) continue
    const names = step.offered.map(({ name }) => name)
    for (const name of withSkips ? [...names, skipped] : names) {
      const next = finderPath(withAnswer(step.given, step.question, name)).split('?')[1]!
      if (!seen.has(next)) open.push(next)
      seen.add(next)
    }
  }
}

test('every fact stands in the words of its own machine', () => {
  for (const id of Object.keys(finderFacts))
    expect(catalogue.map((product) => product.id)).toContain(id)
  expect(catalogue.flatMap(finderLacks)).toEqual([])
})

test('a fact answers with what its question has', () => {
  for (const facts of Object.values(finderFacts))
    for (const [name, answers] of Object.entries(facts))
      for (const answer of Object.keys(answers))
        expect([name, answer, findAnswer(name as 'job', answer)]).not.toContain(undefined)
})

test('no answer ends at nothing, and each that is offered leaves as many machines as it says', () => {
  walk(({ given, candidates, question, offered }) => {
    expect(candidates.length).toBeGreaterThan(0)
    for (const { name, count } of offered) {
      const to = finderPath(withAnswer(given, question!, name)).split('?')[1]!
      expect([to, idsAt(to).length]).toEqual([to, count])
      expect(count).toBeGreaterThan(0)
    }
  }, true)
})

test('whoever answers what is asked ends at one to three machines', () => {
  const ends: number[] = []
  walk(({ question, candidates }) => void (question ?? ends.push(candidates.length)), false)
  expect(ends.length).toBeGreaterThan(5)
  expect(Math.max(...ends)).toBeLessThanOrEqual(3)
})

test('every machine is one of two at most at the end of some way', () => {
  const found = new Set<string>()
  walk(({ candidates }) => {
    if (candidates.length <= 2) for (const { product } of candidates) found.add(product.id)
  }, true)
  expect([...found].sort()).toEqual(catalogue.map(({ id }) => id).sort())
})

test('each machine that remains has a reason for each answer that decides', () => {
  walk(({ given, candidates }) => {
    for (const [name, answer] of given.answers) {
      if (answer === skipped || findAnswer(name, answer)!.isNote) continue
      for (const { reasons } of candidates) expect(reasons.get(name)).toBeTruthy()
    }
  }, true)
})

test('timber leads to the machine with the log grapple, which says so', () => {
  expect(idsAt('job=timber&grip=grapple')).toEqual(['woodpicker'])
  const [woodpicker] = stepAt('grip=grapple').candidates
  expect(woodpicker!.reasons.get('grip')).toBe('has a log grapple')
})

test('no figure decides: neither answers nor reasons have one', () => {
  const words = [
    ...questionList.flatMap(([, { answers }]) => Object.values(answers).map(({ title }) => title)),
    ...Object.values(finderFacts).flatMap((facts) =>
      Object.values(facts).flatMap((answers) => Object.values(answers as object).flat()),
    ),
  ]
  expect(words.filter((each) => /\d/.test(String(each)))).toEqual([])
})

test('a hundred mangled addresses lead to a state with machines, whose own address leads there again', () => {
  const names = [
    'job',
    'lift',
    'grip',
    'where',
    'truck',
    'words',
    'JOB',
    '__proto__',
    'constructor',
  ]
  const values = [
    'timber',
    'TIMBER ',
    'any',
    '',
    'tyres',
    'toString',
    '<b>',
    '%00',
    'x'.repeat(3000),
    '٣',
    'bed',
  ]
  for (let number = 0; number < 100; number++) {
    const pair = (turn: number) =>
      `${names[(number * 7 + turn * 5) % names.length]}=${values[(number * 3 + turn * 4) % values.length]}`
    const step = stepAt([pair(0), pair(1), pair(2), pair(3)].join(number % 3 ? '&' : '&&='))
    expect(step.candidates.length).toBeGreaterThan(0)
    const own = finderPath(step.given).split('?')[1] ?? ''
    expect(stepAt(own).given).toEqual(step.given)
  }
})

test('a machine without facts is found under its kind, and says which', () => {
  const added: Product = { ...catalogue[0]!, id: 'new-one', title: 'New', family: 'wheel-lift' }
  const { candidates } = finderStep([...catalogue, added], new URLSearchParams('job=towing'))
  const found = candidates.find(({ product }) => product === added)
  expect(found!.reasons.get('job')).toBe(`is a ${families['wheel-lift'].toLowerCase()}`)
  expect(finderLacks(added)).toEqual([expect.stringContaining('no facts')])
})

test('a fact whose words were taken off the page holds no more, and the report says so', () => {
  const woodpicker = catalogue.find(({ id }) => id === 'woodpicker')!
  const changed = {
    ...woodpicker,
    specifications: { ...woodpicker.specifications, Specialization: 'Timber' },
  }
  const { candidates } = finderStep([changed], new URLSearchParams('grip=grapple'))
  expect(candidates[0]!.reasons.get('grip')).toBeUndefined()
  expect(finderLacks(changed)).toEqual([expect.stringContaining('has a log grapple')])
})
