import { data, Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { WhoMay } from '../may.tsx'
import { officeOf } from '../office-context.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import type { Route } from './+types/languages-page'
import { ApproveAll, ApproveTicked } from './approve-several.tsx'
import { languagesAction, type Unchanged } from './languages-action.server.ts'
import { readLanguagesPage } from './languages-page.server.ts'
import { languagesAddress, readLanguagesQuery } from './languages-query.ts'
import { LanguagesSearch, LanguageTabs } from './languages-search.tsx'
import { LanguagesStand } from './languages-stand.tsx'
import { TranslationForm } from './translation-form.tsx'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

/** What the site says in other languages: text by text, with who answers for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const office = await officeOf(context, 'site')
  const { searchParams } = new URL(request.url)
  const { toApprove, ...page } = await readLanguagesPage(office, readLanguagesQuery(searchParams))
  const { title, count, seen } = toApprove ?? {}
  return {
    ...page,
    toApprove: toApprove && { title: title!, count: count!, seen: seen! },
    isAsked: searchParams.get('approve') === 'all',
    said: doneWords(searchParams, page.language.words),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'site')
  const query = readLanguagesQuery(new URL(request.url).searchParams)
  const outcome = await languagesAction(office, query, await request.formData())
  return outcome instanceof Response ? outcome : data(outcome, { status: outcome.status })
}

export function meta() {
  return officeMeta('Languages')
}

export default function LanguagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, language, texts, found, pages, toApprove, isAsked, said, now } = loaderData
  const refused = actionData as Unchanged | undefined
  useFocusOnWrong(refused)
  const isListed = texts.some(({ key }) => key === refused?.text?.key)
  // What was typed is shown wherever the text stands now.
  const listed = refused?.text && !isListed ? [refused.text, ...texts] : texts
  const address = languagesAddress(query)
  return (
    <div className="languages-page">
      <p className="office-quiet">
        <Link className="office-link" to={officePath.site()}>
          Site
        </Link>
      </p>
      <div className="office-head">
        <h1>Languages</h1>
        <LanguageTabs query={query} />
      </div>
      {said && !refused && (
        <p role="status" className="office-notice">
          {said}
        </p>
      )}
      {refused?.message && !refused.text && (
        <p role="alert" className="office-notice office-notice-bad">
          {refused.message}
        </p>
      )}
      {refused?.text && (
        <p role="alert" className="office-notice office-notice-bad">
          Nothing was saved: please look at{' '}
          <a className="office-link" href={`#text-${refused.text.key.slice(0, 12)}`}>
            the text that is marked below
          </a>
          .
        </p>
      )}
      <LanguagesStand {...loaderData} />
      <LanguagesSearch key={address} query={query} parts={loaderData.parts} />
      <WhoMay right="approve" />
      {toApprove && <ApproveAll {...{ query, language, isAsked, now, ...toApprove }} />}
      {listed.length === 0 && <p className="office-empty">No text is like this.</p>}
      <ul className="translations">
        {listed.map((text) => (
          <TranslationForm
            key={`${language.id} ${text.key} ${text.seen}`}
            {...{ text, address, language, now }}
            refused={refused?.text?.key === text.key ? refused : undefined}
          />
        ))}
      </ul>
      <ApproveTicked address={address} />
      <nav className="office-actions translations-pages" aria-label="Pages of this list">
        {query.page > 1 && (
          <Link className="office-button" to={languagesAddress({ ...query, page: query.page - 1 })}>
            Back
          </Link>
        )}
        <span className="office-quiet">
          Page {query.page} of {pages}, {found} {found === 1 ? 'text' : 'texts'}
        </span>
        {query.page < pages && (
          <Link className="office-button" to={languagesAddress({ ...query, page: query.page + 1 })}>
            Next
          </Link>
        )}
      </nav>
    </div>
  )
}

const oneDone: Record<string, string> = {
  checked: 'Saved as checked.',
  approved: 'Approved.',
  'taken-back': 'Taken back: the delivered translation counts again.',
}

/** What was done, as the address says it. */
function doneWords(parameters: URLSearchParams, language: string): string | null {
  const [done, count, late] = ['done', 'count', 'late'].map((name) => parameters.get(name) ?? '')
  const one = Object.hasOwn(oneDone, done!) ? oneDone[done!] : undefined
  const several =
    done === 'several' ? `${textsWords(Number(count) || 0)} approved in ${language}.` : undefined
  const words = one ?? several
  if (!words) return null
  const left =
    Number(late) > 0
      ? ` ${textsWords(Number(late))} changed meanwhile and not approved: look again.`
      : ''
  const isLate = parameters.get('shown') === 'no'
  return `${words}${left}${isLate ? ' The pages do not say so yet: it is tried again.' : ''}`
}

const textsWords = (count: number) => (count === 1 ? '1 text is' : `${count} texts are`)
