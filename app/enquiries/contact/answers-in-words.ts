import { t, translated } from '../../../content/language/t.ts'
import { findAnswer, longestWords, questionList } from '../../../content/finder-questions.ts'
import { interestedIn } from '../form/interested-in.ts'

const listedIds = (asked: URLSearchParams) =>
  (asked.get('machines') ?? '').slice(0, 500).split(',', 12)

/** @param nameOf as of `answersInWords` */
export function askedMachines(
  asked: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): string[] {
  return [...new Set(listedIds(asked).flatMap((id) => nameOf(id) ?? []))]
}

/**
 * Of one machine the form chooses it, and its enquiry is about it: also where a list names it, as our own links did before, or is
 * left with it since the others are offered no more.
 *
 * @param nameOf as of `answersInWords`
 */
export function withOnlyMachine(
  asked: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): URLSearchParams {
  const [only, ...others] = new Set(listedIds(asked).filter((id) => nameOf(id) !== undefined))
  if (only === undefined || others.length > 0 || asked.has('product')) return asked
  const aboutOne = new URLSearchParams(asked)
  aboutOne.delete('machines')
  aboutOne.set('product', only)
  return aboutOne
}

/**
 * What somebody answered on the way to a machine (`/which-machine`), and the machines that they compared, as sentences of the
 * message that they may send: only names that the site knows, and their own words.
 *
 * @param nameOf 'Dino Wotan', undefined for what is no machine
 */
export function answersInWords(
  asked: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): string {
  const machines = askedMachines(asked, nameOf)
  const words = (asked.get('words') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestWords)
  const answers = questionList.flatMap(([name, { name: title }]) => {
    const answer = findAnswer(name, asked.get(name) ?? '')
    return answer ? [`${translated(title)}: ${translated(answer.title)}`] : []
  })
  const lines = [
    ...(machines.length > 0 ? [interestedIn(machines)] : []),
    ...(words ? [t('My work: {words}', { words })] : []),
    ...answers,
  ]
  return lines.join('\n')
}
