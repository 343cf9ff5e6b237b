import {
  findAnswer,
  longestWords,
  questionList,
  type QuestionName,
} from '../../content/finder-questions.ts'
import { factsOf } from '../../content/finder-facts.ts'
import type { Family, Product } from '../../content/product.ts'
import type { Text } from '../../content/words/texts.ts'

/** The answer that leaves a question open. */
export const skipped = 'any'

/** What somebody has said so far: by question, and in words of their own. */
export interface Given {
  answers: ReadonlyMap<QuestionName, string>
  words: string
}

/** A machine that remains, and why: a reason for each answer, in English. */
export interface Candidate {
  product: Product
  reasons: ReadonlyMap<QuestionName, string>
}

export interface OfferedAnswer {
  name: string
  title: string
  /** How many machines it leaves. */
  count: number
}

export interface FinderStep {
  given: Given
  candidates: Candidate[]
  /** What would narrow it further; none when nothing would. */
  question: QuestionName | null
  offered: OfferedAnswer[]
}

const ofKind: Readonly<Record<Family, Text>> = {
  knuckle: 'is a knuckle crane',
  'stiff-boom': 'is a stiff boom crane',
  'rollback-bed': 'is a recovery bed',
  'wheel-lift': 'is a wheel lift',
}

/**
 * Why this machine is an answer to the question; undefined if it is none. One whose texts say nothing about the question is
 * found under its kind.
 */
export function reasonFor(product: Product, name: QuestionName, answer: string) {
  const found = findAnswer(name, answer)
  if (!found) return undefined
  const facts = factsOf(product)(name)
  if (facts.size > 0 && !found.isNote) return facts.get(answer)
  const isOfKind = found.kinds.includes(product.family)
  if (isOfKind) return ofKind[product.family]
  return found.isNote ? '' : undefined
}

/**
 * Where an address leads: whatever it says that no question has, or that would leave nothing, was not said.
 *
 * @param products all of the range, or those in which words of one's own were found
 */
export function finderStep(
  products: readonly Product[],
  asked: URLSearchParams,
  words = '',
): FinderStep {
  let candidates: Candidate[] = products.map((product) => ({ product, reasons: new Map() }))
  const answers = new Map<QuestionName, string>()
  for (const [name] of questionList) {
    const answer = asked.get(name)?.trim().toLowerCase() ?? ''
    if (answer === skipped) answers.set(name, skipped)
    const left = answer === skipped ? [] : narrowed(candidates, name, answer)
    if (left.length === 0) continue
    answers.set(name, answer)
    candidates = left
  }
  return { given: { answers, words }, candidates, ...nextQuestion(candidates, answers) }
}

function narrowed(
  candidates: readonly Candidate[],
  name: QuestionName,
  answer: string,
): Candidate[] {
  return candidates.flatMap(({ product, reasons }) => {
    const reason = reasonFor(product, name, answer)
    if (reason === undefined) return []
    return [{ product, reasons: reason ? new Map([...reasons, [name, reason]]) : reasons }]
  })
}

/** The first that was not asked and one of whose answers leaves fewer machines. Answers that leave none are not offered. */
function nextQuestion(
  candidates: readonly Candidate[],
  answers: ReadonlyMap<QuestionName, string>,
) {
  for (const [name, { answers: all }] of questionList) {
    if (answers.has(name)) continue
    const offered = Object.entries(all)
      .map(([answer, { title }]) => ({
        ...{ name: answer, title },
        count: narrowed(candidates, name, answer).length,
      }))
      .filter(({ count }) => count > 0)
    if (offered.some(({ count }) => count < candidates.length)) return { question: name, offered }
  }
  return { question: null, offered: [] }
}

/** Words of one's own, as they are looked for. */
export function readWords(asked: URLSearchParams): string {
  return (asked.get('words') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestWords)
}

/** The address of a state, in the one order of the questions. */
export function finderPath({ answers, words }: Given): string {
  const asked = new URLSearchParams()
  if (words) asked.set('words', words)
  for (const [name] of questionList) {
    const answer = answers.get(name)
    if (answer !== undefined) asked.set(name, answer)
  }
  const query = asked.toString()
  return query ? `/which-machine?${query}` : '/which-machine'
}

/** The state after one more answer. */
export function withAnswer({ answers, words }: Given, name: QuestionName, answer: string): Given {
  return { words, answers: new Map([...answers, [name, answer]]) }
}

/** The state before a question was answered: what was said after it may not hold any more, and is asked again. */
export function before({ answers, words }: Given, name: QuestionName): Given {
  const names = questionList.map(([each]) => each)
  const earlier = new Set(names.slice(0, names.indexOf(name)))
  return { words, answers: new Map([...answers].filter(([each]) => earlier.has(each))) }
}
