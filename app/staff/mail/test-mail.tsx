import { useFetcher } from 'react-router'
import type { TestOutcome } from './test-mail.server.ts'
import { officePath } from '../../page/office-paths.ts'

/** Tells whether mails go out, before a lead depends on it. Without scripts the page comes back with the outcome. */
export function TestMailButton() {
  const fetcher = useFetcher<TestOutcome>({ key: 'test mail' })
  const isSending = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={officePath.mails()} className="office-actions">
      <button className="office-button" aria-disabled={isSending || undefined}>
        {isSending ? 'Sending…' : 'Send a test mail'}
      </button>
    </fetcher.Form>
  )
}

/** @param answered what the page came back with, when it was sent without scripts */
export function TestMailOutcome({ answered }: { answered: TestOutcome | undefined }) {
  const outcome = useFetcher<TestOutcome>({ key: 'test mail' }).data ?? answered
  if (!outcome) return null
  return (
    <p
      className={`office-notice ${outcome.ok ? '' : 'office-notice-bad'}`}
      role={outcome.ok ? 'status' : 'alert'}
    >
      {outcome.message}
    </p>
  )
}
