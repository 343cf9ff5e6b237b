import { Link } from 'react-router'
import { DateTime } from '../date-time.tsx'
import { mailAddress, mailListAddress, type MailFilter } from './mail-address.ts'
import type { listMails } from './mail-list.server.ts'
import { mailKindWords, mailStatusWords } from '../words/mail-words.ts'

type MailListProps = Awaited<ReturnType<typeof listMails>> & {
  filter: MailFilter
  openId: string | undefined
  now: Date
}

export function MailList({ filter, rows, hasOlder, openId, now }: MailListProps) {
  const last = rows.at(-1)
  return (
    <section className="inbox-list" aria-label="Mails">
      {rows.length === 0 && <p className="office-empty">{nothing[filter]}</p>}
      <ul>
        {rows.map((mail) => (
          <li key={mail.id}>
            <Link
              to={mailAddress(mail.id, filter)}
              className="inbox-row mail-row"
              aria-current={mail.id === openId ? 'true' : undefined}
              preventScrollReset
            >
              <span className="inbox-who">{mail.recipient}</span>
              <span className="inbox-when">
                <DateTime at={mail.createdAt} now={now} />
              </span>
              <span className="inbox-what">{mail.subject}</span>
              <span className={`office-tag ${tagClass[mail.status]}`}>
                {mailStatusWords[mail.status]}
              </span>
              <span className="inbox-beginning">
                {mailKindWords[mail.kind]}
                {mail.attempts > 1 && `, ${mail.attempts} attempts`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasOlder && last && (
        <div className="inbox-pages">
          <Link className="office-button" to={mailListAddress(filter, last)}>
            Older
          </Link>
        </div>
      )}
    </section>
  )
}

const tagClass = {
  waiting: '',
  sent: 'office-tag-off',
  failed: 'office-tag-bad',
  kept: 'office-tag-off',
  dismissed: 'office-tag-off',
}

const nothing: Record<MailFilter, string> = {
  all: 'No mail has been written yet.',
  waiting: 'No mail is waiting.',
  failed: 'No mail has failed.',
  sent: 'No mail has been sent yet.',
  kept: 'No mail is kept. Mails are kept while no mail server is set.',
  dismissed: 'No mail has been dismissed.',
}
