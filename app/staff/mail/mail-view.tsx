import { Link, useFetcher } from 'react-router'
import { Fact } from '../../ui/fact.tsx'
import { May, WhoMay } from '../may.tsx'
import { useBeginAtHeading } from '../use-begin-at-heading.ts'
import { DateTime } from '../date-time.tsx'
import { FilesSent, type AttachedFile } from '../inbox/files-sent.tsx'
import { AddressForm } from './address-form.tsx'
import { AsShown } from './as-shown.tsx'
import type { MailOutcome } from './mail-action.server.ts'
import type { findMail } from './mail-list.server.ts'
import { useFormId } from '../use-form-id.ts'
import { mailKindWords, mailStatusWords, mailSubjects } from '../words/mail-words.ts'
import { officePath } from '../../page/office-paths.ts'

interface MailViewProps {
  mail: NonNullable<Awaited<ReturnType<typeof findMail>>>
  /** What goes along with it. */
  files: AttachedFile[]
  /** Whether a mail server is set. */
  hasServer: boolean
  /** Address of the list it was opened from. */
  back: string
  now: Date
  formId: string
  outcome: MailOutcome | undefined
}

/** One mail as it was, or will be, sent; and how its sending went. */
export function MailView(props: MailViewProps) {
  const { mail, files, hasServer, back, now, outcome } = props
  const fetcher = useFetcher({ key: `mail ${mail.id}` })
  const { formId } = useFormId({
    ...{ id: props.formId, made: outcome?.made, isIdle: fetcher.state === 'idle' },
  })
  const subject = mailSubjects[mail.kind]
  const heading = useBeginAtHeading()
  return (
    <article className="enquiry" aria-labelledby="mail-subject">
      <Link className="office-link enquiry-back" to={back}>
        Back to the list
      </Link>
      {outcome && (
        <p
          className={`office-notice ${outcome.ok ? '' : 'office-notice-bad'}`}
          role={outcome.ok ? 'status' : 'alert'}
        >
          {outcome.message}
        </p>
      )}
      <header className="enquiry-head">
        <h2 id="mail-subject" ref={heading} tabIndex={-1}>
          {mail.subject}
        </h2>
        <p>
          {mailKindWords[mail.kind]} to {mail.recipient}
        </p>
      </header>
      <dl className="facts mail-facts">
        <Fact label="Status">{mailStatusWords[mail.status]}</Fact>
        <Fact label="Written">
          <DateTime at={mail.createdAt} now={now} />
        </Fact>
        <Fact label="Sent">{mail.sentAt && <DateTime at={mail.sentAt} now={now} />}</Fact>
        <Fact label="Attempts">{mail.attempts}</Fact>
        <Fact label="Next attempt">
          {mail.status === 'waiting' && <DateTime at={mail.dueAt} now={now} />}
        </Fact>
        <Fact label="Last error">{mail.lastError}</Fact>
        <Fact label="Answers go to">{mail.replyTo}</Fact>
        <Fact label="Attached">{files.length > 0 && <FilesSent files={files} />}</Fact>
        <Fact label="Message-ID">{mail.id}</Fact>
      </dl>
      <div className="office-actions mail-actions">
        <May right="mail">
          <fetcher.Form method="post" className="office-actions">
            <AsShown status={mail.status} formId={formId} />
            {hasServer && <button className="office-button">{resendWords[mail.status]}</button>}
            {(mail.status === 'failed' || mail.status === 'waiting') && (
              <button className="office-button" name="do" value="dismiss">
                Dismiss
              </button>
            )}
            {mail.status === 'sent' && (
              <button className="office-button" name="do" value="returned">
                It came back
              </button>
            )}
          </fetcher.Form>
        </May>
        {subject === 'team' && (
          <May right="team">
            <Link className="office-link" to={officePath.team()}>
              Open the team
            </Link>
          </May>
        )}
        {subject === 'enquiry' && (
          <Link className="office-link" to={officePath.enquiry(mail.about)}>
            Open the enquiry
          </Link>
        )}
        {subject === 'appointment' && (
          <Link className="office-link" to={officePath.appointment(mail.about)}>
            Open the appointment
          </Link>
        )}
      </div>
      <WhoMay right="mail" />
      {subject !== 'team' && (
        <May right="mail">
          <AddressForm key={mail.recipient} {...{ mail, formId, outcome }} />
        </May>
      )}
      <iframe
        className="mail-preview"
        title="The mail as HTML"
        // Nothing in it may run, load or lead anywhere: it shows what strangers wrote.
        sandbox=""
        srcDoc={mail.html}
      />
      <details className="mail-part">
        <summary className="office-link">The same mail as plain text</summary>
        <pre>{mail.text}</pre>
      </details>
      {mail.ics && (
        <details className="mail-part">
          <summary className="office-link">Its calendar event</summary>
          <pre>{mail.ics}</pre>
        </details>
      )}
    </article>
  )
}

const resendWords = {
  waiting: 'Send now',
  failed: 'Try again',
  kept: 'Send it',
  sent: 'Send once more',
  dismissed: 'Send it after all',
}
