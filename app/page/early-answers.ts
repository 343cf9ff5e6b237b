import { pathIn, type Language } from '../../content/language/languages.ts'
import { patience } from '../../content/patience.ts'

/** Asks the server for something in JSON, in the language of the page, whose words may be on their way still. */
export function ask(path: string): Promise<Response> {
  const language = document.documentElement.lang.slice(0, 2) as Language
  return fetch(pathIn(language, path), {
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
