import { here, language, t } from '../../content/language/t.ts'
import { CallUs, DrawnFrame } from '../booking/drawn-facts.tsx'
import { longestQuestion, type ShownQuote } from '../rules/quotes.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Fact } from '../ui/fact.tsx'
import { Field } from '../ui/field.tsx'
import styles from './quote.css?url'

/** The page of a quote, by the link in its mail: read it, accept it, or ask back. */
export default function QuoteView({ shown }: { shown: ShownQuote }) {
  const { number, name, about, madeOn, validUntil, state, acceptedOn, terms } = shown
  const path = here(shown.path)
  // Of these two other pages mean something else.
  const isEnglish = language() === 'en'
  return (
    <DrawnFrame {...shown} heading={t('Your quote')} aside={null}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <p className="lead">{t(leads[state])}</p>
      <dl className="facts">
        <Fact label={t('Number')}>{number}</Fact>
        <Fact label={isEnglish ? 'For' : t('Made out to')}>{name}</Fact>
        <Fact label={isEnglish ? 'About' : t('What it is about')}>{about}</Fact>
        <Fact label={t('Date')}>{madeOn}</Fact>
        <Fact label={t('Valid until')}>{validUntil}</Fact>
        <Fact label={t('Accepted on')}>{acceptedOn}</Fact>
      </dl>
      <Lines {...shown} />
      {terms && (
        <section aria-labelledby="terms">
          <h2 id="terms" className="wide quote-heading">
            {t('Terms')}
          </h2>
          <p className="quote-terms">{terms}</p>
        </section>
      )}
      <div className="actions">
        {state === 'open' && (
          <form method="post" action={path}>
            <Button type="submit" name="do" value="accept" variant="signal">
              {t('Accept the quote')}
            </Button>
          </form>
        )}
        <ButtonAnchor href={`${path}/quote.pdf`} variant="outline">
          {t('The quote as PDF')}
        </ButtonAnchor>
      </div>
      {state === 'open' && (
        <p>
          {t('Nothing is paid here: we hear of it at once, and call you to agree on the rest.')}
        </p>
      )}
      <Question {...shown} />
      <p>
        <CallUs>{t('Or call us')}</CallUs>
      </p>
    </DrawnFrame>
  )
}

const leads = {
  open: 'Read it, accept it, or ask us.',
  accepted: 'You have accepted this quote. We call you to agree on the rest.',
  replaced: 'There is a newer version of this quote: see your latest mail from us.',
  over: 'This quote was valid until the day below. Ask us, and we send a new one.',
} as const satisfies Record<ShownQuote['state'], string>

function Lines({ lines }: ShownQuote) {
  return (
    <table className="quote-lines">
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col">{t('Price')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ words, price }, place) => (
          // The same line may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place}>
            <td>{words}</td>
            <td>{price || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Question({ path, asked, draft, refused }: ShownQuote) {
  return (
    <section aria-labelledby="ask">
      <h2 id="ask" className="wide quote-heading">
        {t('Ask us about it')}
      </h2>
      {asked && (
        <>
          <p>{t('You asked:')}</p>
          <blockquote className="quote-terms">{asked}</blockquote>
        </>
      )}
      <form method="post" action={here(path)} className="quote-question">
        <input type="hidden" name="do" value="ask" />
        <Field label={t('Your question')} error={draft && refused ? refused : undefined}>
          {(control) => (
            <textarea
              {...control}
              name="question"
              rows={4}
              maxLength={longestQuestion}
              defaultValue={draft}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="outline">
          {t('Ask')}
        </Button>
      </form>
    </section>
  )
}
