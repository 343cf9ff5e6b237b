import { data, isRouteErrorResponse, type ClientActionFunctionArgs } from 'react-router'

/** What a proxy answers while the site is away, and the site while its database is. */
const gone = [502, 503, 504]

/** What browsers say of a request that reached nobody. A mistake of ours is a `TypeError` too. */
const noAnswer = /fetch|network|load failed|module script/i

/** Whether something was sent, or asked for, that reached nobody who could do it. */
export const isCutOff = (error: unknown): boolean =>
  isRouteErrorResponse(error)
    ? gone.includes(error.status)
    : error instanceof TypeError && noAnswer.test(error.message)

/** Asked before a page is read anew behind somebody who reads it. */
export const isReachable = (): Promise<boolean> =>
  fetch('/staff/news.json').then(
    ({ status }) => !gone.includes(status),
    () => false,
  )

let wasCutOff = false
const listeners = new Set<() => void>()

/** What the action of an address answered last: a refusal stands, with what it marks, until there is another answer. */
let last: { address: string; answer: unknown } | undefined

/** The answer of an action that reached nobody: a status of failure, so that the router asks for nothing anew, which would fail too. */
export const unreachable = <Told>(told: Told) => data(told, { status: 503 })

/**
 * For each page of the office with forms: where one can't be sent, the page stays as it is with all that stands in it, and its
 * frame says so. The router alone would show an error in place of the page.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  // Said anew each time, or a second failure would be neither seen nor heard.
  setCutOff(false)
  const before = last?.address === request.url ? last.answer : undefined
  try {
    // Of the type that the route's own action has: this one adds no answer of its own.
    const answer = await serverAction<undefined>()
    last = { address: request.url, answer }
    return answer
  } catch (error) {
    // A redirect is thrown too: it was reached.
    if (!isCutOff(error)) throw error
    setCutOff(true)
    return unreachable(before as undefined)
  }
}

/** Whether what was sent last from this page reached nobody. */
export const readCutOff = (): boolean => wasCutOff

export function setCutOff(is: boolean): void {
  wasCutOff = is
  for (const listener of listeners) listener()
}

/** Calls back when that changes. The result stops it. */
export function watchCutOff(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** On leaving a page. */
export function forgetCutOff(): void {
  last = undefined
  setCutOff(false)
}
