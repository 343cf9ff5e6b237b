import { useState, type SubmitEvent } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import type { PreviewedPage } from '../../site-content/previewed-pages.server.ts'
import { Button } from '../../ui/button.tsx'
import { isCutOff, unreachable } from '../cut-off.ts'
import { DateTime } from '../date-time.tsx'
import { officeMeta } from '../office-pages.ts'
import { officeOf } from '../office-context.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import type { Route } from './+types/content-page'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { contentAction, type Unpublished } from './content-action.server.ts'
import { ContentControl } from './content-control.tsx'
import { ContentFields } from './content-fields.tsx'
import { ContentHistory } from './content-history.tsx'
import { readContentPage } from './content-page.server.ts'
import { ContentPreview } from './content-preview.tsx'
import { FormBegan } from './form-began.tsx'
import { noteField } from './publication-note.ts'
import { PublishLater } from './publish-later.tsx'
import { PublishedNotice } from './published-notice.tsx'
import { ClaimsToConfirm } from './claims-to-confirm.tsx'
import { useDraftSaver } from './use-draft-saver.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WrittenElsewhere } from './written-elsewhere.tsx'
import { contentAsked } from './content-asked.server.ts'

export { shouldRevalidate } from '../quiet-draft.ts'

/** One kind of the site's content: its form, the page that it makes, and what it was before. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ref = contentAsked(params)
  /** What became of the step before: see `PublishedNotice`. Dropped: the draft is. */
  const published = new URL(request.url).searchParams.get('published')
  return { ...(await readContentPage(await officeOf(context, 'site'), ref)), published }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return contentAction(
    await officeOf(context, 'site'),
    contentAsked(params),
    await request.formData(),
  )
}

/** For somebody without an account. */
export interface MadeLink {
  link: string
  until: Date
}

interface Unreachable {
  unreachable: true
}

/** Who has no connection for a moment keeps the form, and what stands in it. */
export async function clientAction({ serverAction }: Pick<Route.ClientActionArgs, 'serverAction'>) {
  return serverAction().catch((error: unknown) => {
    if (!isCutOff(error)) throw error
    return unreachable<Unreachable>({ unreachable: true })
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return officeMeta(loaderData?.title ?? 'Site')
}

const addressOf = ({ path, at }: PreviewedPage) => (at ? `${path}#${at}` : path)

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, section, fields, now, draft, current, history, pages, published } = loaderData
  const answer = actionData as Unpublished | Unreachable | MadeLink | undefined
  const { key, reached } = useReached(answer)
  const refused = reached && 'errors' in reached ? reached : undefined
  useFocusOnWrong(refused)
  const link = reached && 'link' in reached ? reached : undefined
  const shown = refused ?? {
    ...loaderData,
    note: draft?.note ?? '',
    errors: {},
    meanwhile: [],
    both: [],
    by: null,
  }
  const { form, saved, since, elsewhere, isIdle, save, saveSoon, saveNow, stopSaving } =
    useDraftSaver<Unreachable>(now, refused?.elsewhere)
  const [isEarly, setEarly] = useState(false)
  /** What is published is whole: a picture that is on its way would be left out. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const step = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? ''
    const isWhole = !event.currentTarget.querySelector('[aria-busy="true"]')
    const waits = !isWhole && ['publish', 'schedule'].includes(step)
    setEarly(waits)
    if (waits) event.preventDefault()
    else stopSaving()
  }
  const hasDraft = since?.isDraft ?? draft !== undefined
  const hasPage = pages.length > 0
  const draftWords = since ? 'Draft saved' : 'Draft'

  return (
    <>
      <p className="office-quiet">
        <Link className="office-link" to={officePath.site()}>
          Site
        </Link>
        {section && (
          <>
            {' / '}
            <Link className="office-link" to={officePath.siteItems(loaderData.kind)}>
              {section}
            </Link>
          </>
        )}
      </p>
      <div className="office-head">
        <h1>{title}</h1>
        <p className="label" role="status">
          {isIdle ? hasDraft && draftWords : 'Saving the draft…'}
        </p>
      </div>
      {(reachedNobody(answer) || reachedNobody(saved)) && (
        <p role="alert" className="office-notice office-notice-bad">
          The site can’t be reached, and what you typed last is not saved. It stays here: check the
          connection, then change something or publish again.
        </p>
      )}
      {elsewhere && (
        <WrittenElsewhere
          at={new Date(elsewhere)}
          of={loaderData}
          {...{ now, hasPage, hasDraft }}
        />
      )}
      {published && !refused && (
        <PublishedNotice
          step={published}
          isWithdrawn={loaderData.isWithdrawn}
          page={pages[0] && addressOf(pages[0])}
        />
      )}
      {published === 'dropped' && !refused && !hasDraft && (
        <p role="status" className="office-notice">
          The draft is thrown away. The site says what it said.
        </p>
      )}
      <ChangedMeanwhile {...shown} {...{ fields, now }} />
      {Object.keys(shown.errors).length > 0 && (
        <p role="alert" className="office-notice office-notice-bad">
          Please look at the fields marked below. Nothing was published.
        </p>
      )}
      <ClaimsToConfirm claims={loaderData.claims} base={history[0]?.number} />
      <div className="content-columns" data-wide={loaderData.pictures ? true : undefined}>
        <Form
          key={`${key} ${shown.base}`}
          ref={form}
          method="post"
          className="office-form content-form"
          noValidate
          onInput={saveSoon}
          onBlur={saveNow}
          onSubmit={onSubmit}
        >
          {/* What the Enter key in a field presses: nothing is published by it. */}
          <button name="do" value="draft" className="sr-only" tabIndex={-1} aria-hidden="true" />
          <FormBegan base={shown.base} begun={shown.begun} at={now} over={elsewhere} />
          <ContentFields
            {...{ fields, now }}
            form={shown.form}
            errors={shown.errors}
            files={shown.files}
            of={loaderData}
            onPicked={save}
          />
          <ContentControl
            field={noteField}
            value={shown.note}
            error={shown.errors[noteField.name]}
          />
          <div className="actions content-actions">
            <Button type="submit" name="do" value="publish">
              Publish
            </Button>
            <Button type="submit" name="do" value="draft" variant="outline">
              {hasPage ? 'Preview' : 'Save the draft'}
            </Button>
            {hasDraft && (
              <button className="office-link" name="do" value="drop">
                Throw the draft away
              </button>
            )}
          </div>
          {isEarly && (
            <p role="alert" className="field-error">
              A file is still on its way. Press it again when it is there.
            </p>
          )}
          <PublishLater {...{ draft, now, link, hasPage }} error={shown.errors.at} />
          <p className="office-quiet">
            {current ? (
              <>
                {loaderData.isWithdrawn ? 'Taken off the site' : 'Published'}{' '}
                <DateTime at={current.at} now={now} />
                {current.by && ` by ${current.by}`}.
              </>
            ) : (
              notYet(loaderData)
            )}{' '}
            What you type saves itself as a draft that only you see.
          </p>
        </Form>
        {hasPage && (
          <ContentPreview
            of={loaderData}
            pages={pages}
            version={`${now.getTime()}.${since?.savedAt ?? 0}`}
          />
        )}
      </div>
      {history.length > 0 && <ContentHistory history={history} fields={fields} now={now} />}
      {loaderData.one && !loaderData.isNew && !loaderData.isWithdrawn && (
        <WithdrawForm one={loaderData.one} successors={loaderData.successors} />
      )}
    </>
  )
}

const reachedNobody = (each?: object) => each !== undefined && 'unreachable' in each

/**
 * The last answer that arrived, and the step that led to it. The form is another after each step, and not when the page
 * is read again behind somebody who types, nor when a step reached nobody: then all that stands in it stays.
 */
function useReached<Answer extends object>(answer: Answer | Unreachable | undefined) {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, reached: answer as Answer | undefined })
  if (last.key === key || reachedNobody(answer)) return last
  const next = { key, reached: answer as Answer | undefined }
  setLast(next)
  return next
}

const notYet = ({ isNew }: { isNew: boolean }) =>
  isNew ? 'Not on the site yet.' : 'As delivered: nothing was published yet.'
