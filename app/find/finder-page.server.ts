import type { Catalogue } from '../../content/catalogue-of.ts'
import { inWords, inWordsFirst } from '../../content/in-words.ts'
import {
  finderQuestions,
  findAnswer,
  longestWords,
  questionList,
  type QuestionName,
} from '../../content/finder-questions.ts'
import { originalOf } from '../../content/language/content-in.server.ts'
import { t, translated } from '../../content/language/t.ts'
import { summaryOf, type Product } from '../../content/product.ts'
import { pages } from '../../content/site-pages.ts'
import { productPath } from '../../content/site.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { liftsLess, loadNote } from '../search/asked-load.ts'
import { catalogueData } from '../page/known-products.server.ts'
import { searchedPages } from '../search/search-index.ts'
import { askedWords, asksForLoad, isLoad } from '../search/search-words.ts'
import { searchKnown, searchSite } from '../search/site-search.ts'
import { productsIn } from '../page/fetch-catalogue.ts'
import { listPicture } from '../products/pictures.server.ts'
import { comparePath } from './compare-path.ts'
import { mostCompared } from './compared.ts'
import {
  before,
  finderPath,
  finderStep,
  readWords,
  skipped,
  withAnswer,
  type FinderStep,
  type Given,
} from './finder.ts'

/** So few stand side by side, as an end. */
const mostAtTheEnd = 3

/** The finder at one state, every address and every word of it: the browser has no rule to follow. */
export function finderPage(asked: URLSearchParams, content: SiteContent) {
  const { catalogue, files } = content
  // What decides are the English texts.
  const original = originalOf(content).catalogue
  const words = readWords(asked)
  const loads = asksForLoad(words)
  const able = ableTo(words, original.products)
  const { found, missing } = wordsFound(words, catalogue, original)
  const fitting = [...found.keys()].flatMap((id) => able.find((each) => each.id === id) ?? [])
  const saysMore = askedWords(words).some((word) => !loads || !isLoad(word))
  const others = saysMore && fitting.length > 0 ? [] : able.filter(({ id }) => !found.has(id))
  const range = [...fitting, ...others]
  const isUnfound = found.size === 0 && saysMore
  const step = finderStep(range, asked, found.size > 0 || loads ? words : '')
  const { given, question } = step
  const isFirst = given.answers.size === 0
  const candidates = step.candidates.map(({ product, reasons }) => ({
    ...{ reasons, product: catalogue.find(product.id)! },
  }))
  const chosen = candidates.map(({ product }) => product)
  const isAsked = given.words !== '' || given.answers.size > 0
  const isEnd = isAsked && chosen.length > 0 && chosen.length <= mostAtTheEnd
  return {
    page: 'which-machine' as const,
    status: 200 as const,
    head: {
      title: t('Which machine? Find the crane for your work'),
      description: t(
        'A few questions about your work, your load and your truck, and the DINO cranes and recovery vehicles that fit, each with the reason.',
      ),
      path: pages.whichMachine.to,
    },
    steps: chosen.length > 0 ? stepsOf(step) : [],
    said: saidOf(chosen.length, catalogue.products.length),
    isEnd,
    unfound: isFirst && isUnfound ? words : null,
    missing: isFirst && !isUnfound && missing ? missing : null,
    loads: loads ? loadNote() : null,
    words,
    longestWords,
    question: question && {
      ...questionOf(question, step),
      takesWords: question === 'job' && range.length === able.length,
    },
    wayOn: wayOnFrom(step),
    machines: candidates.map(({ product, reasons }) => ({
      ...summaryOf(product),
      picture: listPicture(product, catalogue, files),
      number: catalogue.products.indexOf(product) + 1,
      reasons: [
        // What it is stands there without a reason.
        ...[found.get(product.id) ?? []]
          .flat()
          .filter((reason) => reason !== product.subtitle)
          .map((reason) => ({ name: t('Found in'), reason })),
        ...[...reasons].map(([name, reason]) => ({
          name: t(finderQuestions[name].name),
          reason: translated(reason),
        })),
      ],
    })),
    compare:
      chosen.length > 1 && chosen.length <= mostCompared
        ? comparePath(chosen.map(({ id }) => id))
        : null,
    ask: askPath({ ...given, words }, isEnd ? chosen : []),
    again: isAsked && chosen.length > 0 ? pages.whichMachine.to : null,
  }
}

export type FinderPage = ReturnType<typeof finderPage>

function saidOf(left: number, all: number): string {
  if (all === 0) return t('No machine is shown here just now. Ask the maker.')
  if (left === all) return machinesInWords(inWordsFirst(all), all)
  return t('{left} of {all} machines', { left: inWordsFirst(left), all: inWords(all) })
}

const machinesInWords = (n: string, count: number) =>
  count === 1 ? t('{n} machine', { n }) : t('{n} machines', { n })

/** What to do where no question is left. */
function wayOnFrom({ given, candidates }: FinderStep): string {
  if (candidates.length === 1) return t('Look at it, or tell us about your work.')
  return [...given.answers.values()].includes(skipped)
    ? t('These {left} all fit. Go back to a question you skipped, or tell us about your work.', {
        left: inWords(candidates.length),
      })
    : t('No question would part them. Look at the machines, or tell us about your work.')
}

/** Those that are not known to lift less than the words ask for; all where none is left. */
function ableTo(words: string, products: Product[]): Product[] {
  const able = products.filter((product) => !liftsLess(product, words))
  return able.length > 0 ? able : products
}

/**
 * Ids of machines in whose texts the words are found, each with what matched, the best first; and the words, as they were
 * typed, that neither these texts nor any page speaks of: where others find a machine, it is found without them.
 */
function wordsFound(words: string, catalogue: Catalogue, original: Catalogue) {
  const productsOf = (each: Catalogue) => productsIn(catalogueData(each))
  const answer = searchKnown(words, {
    products: productsOf(catalogue),
    others: catalogue === original ? [] : [productsOf(original)],
    pages: [],
  })
  const byPath = new Map(catalogue.products.map((product) => [productPath(product), product.id]))
  const found = new Map(
    answer.found.flatMap(({ to, note }) => {
      const id = byPath.get(to)
      return id ? [[id, note] as const] : []
    }),
  )
  const missing = answer.missing.filter(
    (word) =>
      searchSite(word, { products: [], pages: searchedPages(catalogue.products.length) }).length ===
      0,
  )
  const typed = words.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? []
  return {
    found,
    missing: typed
      .filter((word) => askedWords(word).some((each) => missing.includes(each)))
      .join(' '),
  }
}

/** Every question: what was answered and how to answer it anew, and which is asked now. */
function stepsOf({ given, question }: FinderStep) {
  return questionList.map(([name, { name: title }]) => {
    const answer = given.answers.get(name)
    return {
      title: translated(title),
      isCurrent: name === question,
      answer: answer && titleOfAnswer(name, answer),
      ...(answer && { change: finderPath(before(given, name)) }),
    }
  })
}

const titleOfAnswer = (name: QuestionName, answer: string) =>
  translated(answer === skipped ? 'Any' : findAnswer(name, answer)!.title)

function questionOf(name: QuestionName, { given, offered, candidates }: FinderStep) {
  return {
    title: t(finderQuestions[name].title),
    answers: offered.map(({ name: answer, title, count }) => ({
      title: translated(title),
      to: finderPath(withAnswer(given, name, answer)),
      leaves: machinesInWords(String(count), count),
      narrows: count < candidates.length,
    })),
    skip: finderPath(withAnswer(given, name, skipped)),
  }
}

/** The contact page, which puts the answers into words where the visitor can change them. */
function askPath({ answers, words }: Given, chosen: readonly Product[]): string {
  const asked = new URLSearchParams({ topic: 'quote' })
  const [only, ...others] = chosen
  if (only && others.length === 0) asked.set('product', only.id)
  else if (only) asked.set('machines', chosen.map(({ id }) => id).join(','))
  if (words) asked.set('words', words)
  for (const [name, answer] of answers) if (answer !== skipped) asked.set(name, answer)
  return `/contact?${asked.toString()}`
}
