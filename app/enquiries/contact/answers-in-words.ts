import { t, translated } from '../../../content/language/t.ts'
import { findAnswer, longestWords, questionList } from '../../../content/finder-questions.ts'
import { interestedIn } from '../form/interested-in.ts'

/** @param nameOf as of `answersInWords` */
export function askedMachines(
  asked: URLSearchParams,
  nameOf: (id: string) => string | undefined,
): string[] {
  const ids = (asked.get('machines') ?? '').slice(0, 500).split(',', 12)
  return [...new Set(ids.flatMap((id) => nameOf(id) ?? []))]
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
