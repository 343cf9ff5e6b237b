import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { May, WhoMay } from '../may.tsx'
import { officeOf } from '../office-context.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import type { Route } from './+types/saved-answers-page'
import { SavedAnswerForm } from './saved-answer-form.tsx'
import { savedAnswersAction } from './saved-answers-action.server.ts'
import { listSavedAnswers } from './saved-answers.server.ts'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

/** The texts that all staff answer with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = await officeOf(context, 'look')
  const done = new URL(request.url).searchParams.get('done') ?? ''
  return {
    answers: await listSavedAnswers(db.queries),
    // A form that is sent twice carries the same id, and counts once.
    newId: randomUUID(),
    said: Object.hasOwn(doneWords, done) ? (doneWords[done] ?? null) : null,
    now: now(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const office = await officeOf(context, 'enquiries')
  const outcome = await savedAnswersAction(office, await request.formData())
  if ('done' in outcome) return redirect(officePath.savedAnswers(outcome.done), 303)
  return data(outcome, { status: outcome.status })
}

const doneWords: Record<string, string> = {
  added: 'Saved. It is under every answer now.',
  changed: 'Changed.',
  deleted: 'Deleted.',
}

export function meta() {
  return officeMeta('Saved answers')
}

export default function SavedAnswersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, newId, said, now } = loaderData
  const refused = actionData ?? null
  useFocusOnWrong(refused)
  return (
    <>
      <p className="office-quiet">
        <Link className="office-link" to={officePath.inbox()}>
          Inbox
        </Link>
      </p>
      <div className="office-head">
        <h1>Saved answers</h1>
      </div>
      {said && !refused && (
        <p role="status" className="office-notice">
          {said}
        </p>
      )}
      <WhoMay right="enquiries" />
      {answers.length === 0 && (
        <p className="office-empty">
          Nothing is saved yet. What you write here is put into an answer with one press.
        </p>
      )}
      <ul className="saved-answers">
        {answers.map((answer) => (
          <li key={answer.id}>
            <details open={refused?.id === answer.id}>
              <summary>
                <b>{answer.title}</b>
                <span className="office-quiet">{answer.text}</span>
              </summary>
              <May right="enquiries">
                <SavedAnswerForm
                  key={answer.version}
                  answer={answer}
                  refused={refused?.id === answer.id ? refused : null}
                  now={now}
                />
              </May>
            </details>
          </li>
        ))}
      </ul>
      <May right="enquiries">
        <section className="office-section" aria-labelledby="new-answer">
          <h2 id="new-answer">New answer</h2>
          <SavedAnswerForm
            key={`${said} ${answers.length}`}
            answer={{ id: newId, title: '', text: '', version: 0 }}
            refused={refused?.id === null ? refused : null}
            now={now}
          />
        </section>
      </May>
    </>
  )
}
