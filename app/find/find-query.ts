import { findAnswer, questionList } from '../../content/finder-questions.ts'
import { skipped } from './finder.ts'

/**
 * Whether the finder, the comparison or a shortlist shows something else at this address than at its bare one, which is a file. What no
 * question has, such as a campaign's name, changes nothing.
 */
export function asksForState({ pathname, searchParams }: URL): boolean {
  if (/^\/(compare|shortlist)(\.data)?$/.test(pathname))
    return Boolean(searchParams.get('machines')?.trim())
  if (!/^\/which-machine(\.data)?$/.test(pathname)) return false
  if (searchParams.get('words')?.trim()) return true
  return questionList.some(([name]) => {
    const answer = searchParams.get(name)?.trim().toLowerCase()
    return answer !== undefined && (answer === skipped || findAnswer(name, answer) !== undefined)
  })
}
