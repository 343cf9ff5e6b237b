import { CallUs, DrawnFrame } from '../booking/drawn-facts.tsx'
import { longestQuestion, type ShownQuote } from '../rules/quotes.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Fact } from '../ui/fact.tsx'
import { Field } from '../ui/field.tsx'
import styles from './quote.css?url'

/** The page of a quote, by the link in its mail: read it, accept it, or ask back. */
export default function QuoteView({ shown }: { shown: ShownQuote }) {
  const { path, title, name, about, madeOn, validUntil, state, acceptedOn, terms } = shown
  return (
    <DrawnFrame {...shown} heading="Your quote" aside={null}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <p className="lead">{leads[state]}</p>
      <dl className="facts">
        <Fact label="Number">{title.replace('Quote ', '')}</Fact>
        <Fact label="For">{name}</Fact>
        <Fact label="About">{about}</Fact>
        <Fact label="Date">{madeOn}</Fact>
        <Fact label="Valid until">{validUntil}</Fact>
        <Fact label="Accepted on">{acceptedOn}</Fact>
      </dl>
      <Lines {...shown} />
      {terms && (
        <section aria-labelledby="terms">
          <h2 id="terms" className="wide quote-heading">
            Terms
          </h2>
          <p className="quote-terms">{terms}</p>
        </section>
      )}
      <div className="actions">
        {state === 'open' && (
          <form method="post" action={path}>
            <Button type="submit" name="do" value="accept" variant="signal">
              Accept the quote
            </Button>
          </form>
        )}
        <ButtonAnchor href={`${path}/quote.pdf`} variant="outline">
          The quote as PDF
        </ButtonAnchor>
      </div>
      {state === 'open' && (
        <p>Nothing is paid here: we hear of it at once, and call you to agree on the rest.</p>
      )}
      <Question {...shown} />
      <p>
        <CallUs>Or call us</CallUs>
      </p>
    </DrawnFrame>
  )
}

const leads: Record<ShownQuote['state'], string> = {
  open: 'Read it, accept it, or ask us.',
  accepted: 'You have accepted this quote. We call you to agree on the rest.',
  replaced: 'There is a newer version of this quote: see your latest mail from us.',
  over: 'This quote was valid until the day below. Ask us, and we send a new one.',
}

function Lines({ lines }: ShownQuote) {
  return (
    <table className="quote-lines">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Price</th>
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
        Ask us about it
      </h2>
      {asked && (
        <>
          <p>You asked:</p>
          <blockquote className="quote-terms">{asked}</blockquote>
        </>
      )}
      <form method="post" action={path} className="quote-question">
        <input type="hidden" name="do" value="ask" />
        <Field label="Your question" error={draft && refused ? refused : undefined}>
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
          Ask
        </Button>
      </form>
    </section>
  )
}
