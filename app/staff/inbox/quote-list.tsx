import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { dayAt } from '../../rules/calendar-days.ts'
import { fullDay } from '../../rules/day-labels.ts'
import type { MailStatus } from '../../rules/mail.ts'
import { quoteState, quoteTitle } from '../../rules/quotes.ts'
import { DateTime } from '../date-time.tsx'
import { May } from '../may.tsx'
import type { KeptQuote } from '../../quotes/quotes-of.server.ts'

interface QuoteListProps {
  enquiryId: string
  quotes: KeptQuote[]
  /** The one that was made just now. */
  made: string | null
  now: Date
}

/** What was quoted so far, each version, and what became of it. */
export function QuoteList({ enquiryId, quotes, made, now }: QuoteListProps) {
  const waits = quotes.some(({ id, isSent }) => id === made && !isSent)
  return (
    <section className="office-section" id="quotes" aria-labelledby="quotes-title">
      <h2 id="quotes-title">Quotes</h2>
      {waits && (
        <p role="status" className="office-notice">
          PDF made, not sent yet: write your answer below.
        </p>
      )}
      <ul className="notes">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <p>
              <a className="office-link" href={officePath.attachment(quote.attachmentId)}>
                {quoteTitle(quote)}
              </a>{' '}
              <Standing quote={quote} now={now} />
            </p>
            {quote.asked && quote.askedAt && (
              <>
                <blockquote className="quote-asked">{quote.asked}</blockquote>
                <p className="label">
                  They asked, <DateTime at={quote.askedAt} now={now} />
                </p>
              </>
            )}
            <May right="enquiries">
              <Link className="office-link" to={officePath.quote(enquiryId, quote.id)}>
                A new version<span className="sr-only"> of {quoteTitle(quote)}</span>
              </Link>
            </May>
          </li>
        ))}
      </ul>
      <May right="enquiries">
        <p className="quote-new">
          <Link className="office-button" to={officePath.quote(enquiryId)}>
            Make a quote
          </Link>
        </p>
      </May>
    </section>
  )
}

function Standing({ quote, now }: { quote: KeptQuote; now: Date }) {
  const { acceptedAt, validUntil, undelivered } = quote
  const state = quoteState(quote, dayAt(now))
  if (undelivered && (state === 'open' || state === 'over'))
    return (
      <Link className="office-link" to={officePath.mail(undelivered.id)}>
        {undeliveredWords[undelivered.status]}
      </Link>
    )
  switch (state) {
    case 'accepted':
      return (
        <b>
          Accepted{acceptedAt && ', '}
          {acceptedAt && <DateTime at={acceptedAt} now={now} />}
        </b>
      )
    case 'unsent':
      return <span className="office-quiet">{unsentWords(quote, dayAt(now))}</span>
    case 'replaced':
      return <span className="office-quiet">A newer version was sent.</span>
    case 'over':
      return <span className="office-quiet">Not accepted by {fullDay(validUntil)}.</span>
    case 'open':
      return <span className="office-quiet">Sent, open until {fullDay(validUntil)}.</span>
  }
}

const undeliveredWords: Partial<Record<MailStatus, string>> = {
  failed: 'Its mail failed',
  kept: 'Its mail was kept, and not sent',
  dismissed: 'Its mail was dismissed, and not sent',
}

function unsentWords({ isReplaced, validUntil }: KeptQuote, today: string): string {
  if (isReplaced) return 'Not sent: a newer version was.'
  if (validUntil < today)
    return `Not sent, and valid until ${fullDay(validUntil)}: make a new version.`
  return 'Not sent: it goes along with the next answer of whoever has its PDF.'
}
