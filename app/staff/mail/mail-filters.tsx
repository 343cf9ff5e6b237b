import { Link } from 'react-router'
import { mailFilters, mailListAddress, type MailFilter } from './mail-address.ts'
import { mailStatusWords } from '../words/mail-words.ts'

interface MailFiltersProps {
  filter: MailFilter
  counts: { waiting: number; failed: number }
}

export function MailFilters({ filter, counts }: MailFiltersProps) {
  return (
    <nav aria-label="Status" className="inbox-filters">
      <ul className="inbox-statuses">
        {mailFilters.map((status) => (
          <li key={status}>
            <Link
              to={mailListAddress(status)}
              aria-current={status === filter ? 'true' : undefined}
            >
              {mailStatusWords[status]}{' '}
              {(status === 'waiting' || status === 'failed') && (
                <span className="inbox-count">{counts[status]}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
