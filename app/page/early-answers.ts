import { patience } from '../../content/patience.ts'

/**
 * Asks the server for something in JSON, in the language of the page, whose words may be on their way still; the page's first
 * script knows it, since a browser that translates the page says its own on the document.
 */
export function ask(path: string): Promise<Response> {
  return fetch((window.early?.prefix ?? '') + path, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
}

/** The answer that was asked for at the press, the first time; otherwise it is asked for now. */
export function answerTo(path: string): Promise<Response> {
  const answers = typeof window === 'undefined' ? undefined : window.early?.answers
  const early = answers?.get(path)
  answers?.delete(path)
  return early ?? ask(path)
}
