import { splitPath } from '../../content/language/languages.ts'
import { findAnswer, questionList } from '../../content/finder-questions.ts'
import { isFromChoice } from './compared.ts'
import { skipped } from './finder.ts'

/**
 * Whether the finder, the comparison or a shortlist shows something else at this address than at its bare one, which is a file. What no
 * question has, such as a campaign's name, changes nothing.
 */
export function asksForState({ pathname, searchParams }: URL): boolean {
  const { path } = splitPath(pathname)
  const [, found] = /^\/(compare|shortlist)(?:\.data)?$/.exec(path) ?? []
  if (found && searchParams.get('machines')?.trim()) return true
  if (found) return found === 'compare' && isFromChoice(searchParams)
  if (!/^\/which-machine(\.data)?$/.test(path)) return false
  if (searchParams.get('words')?.trim()) return true
  return questionList.some(([name]) => {
    const answer = searchParams.get(name)?.trim().toLowerCase()
    return answer !== undefined && (answer === skipped || findAnswer(name, answer) !== undefined)
  })
}
