import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  longestLine,
  longestPrice,
  longestRecipient,
  longestTerms,
  mostLines,
  type Quote,
} from '../../rules/quotes.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldOf } from '../form-field.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { quoteDraft, withRoom, type QuoteOutcome } from './quote-draft.ts'

interface QuoteFormProps {
  enquiryId: string
  id: string
  /** The version that it takes the place of. */
  from: string | undefined
  begin: Quote
  outcome: QuoteOutcome | undefined
  today: string
}

export function QuoteForm({ enquiryId, id, from, begin, outcome, today }: QuoteFormProps) {
  // The page is read anew while somebody writes: what is sent twice has to carry the id that it began with.
  const [newId] = useState(id)
  const { kept, formKey, handlers, throwAway } = useKeptForm(`quote ${enquiryId} ${from ?? ''}`)
  const formId = (kept && fieldOf(kept, 'id')) || newId
  const { errors = {}, message = null } = outcome ?? {}
  const draft = outcome?.draft ?? (kept ? withRoom(quoteDraft(kept)) : begin)
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form key={formKey} method="post" className="office-form quote-form" noValidate {...handlers}>
      {/* Enter in a line makes the paper: browsers press the first button. */}
      <button hidden>Make the PDF</button>
      {kept && !outcome && <KeptNotice onThrowAway={throwAway} />}
      {message && (
        <p role="alert" className="office-notice office-notice-bad">
          {message}
        </p>
      )}
      <input type="hidden" name="id" value={formId} />
      {from && <input type="hidden" name="from" value={from} />}
      <fieldset>
        <legend>Lines</legend>
        {draft.lines.map((line, place) => (
          // Lines have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className="quote-line">
            <Field label={`What, line ${place + 1}`} error={errors[`words-${place}`]}>
              {(control) => (
                <input
                  {...control}
                  name="words"
                  maxLength={longestLine}
                  autoComplete="off"
                  defaultValue={line.words}
                />
              )}
            </Field>
            <Field label={`Price, line ${place + 1}`} error={errors[`price-${place}`]}>
              {(control) => (
                <input
                  {...control}
                  name="price"
                  maxLength={longestPrice}
                  autoComplete="off"
                  defaultValue={line.price}
                />
              )}
            </Field>
          </div>
        ))}
        {draft.lines.length < mostLines && (
          <p>
            <button className="office-button" name="more" value="yes">
              More lines
            </button>
          </p>
        )}
      </fieldset>
      <Field label="Addressed to, if not as they wrote it" optional error={errors['recipient']}>
        {(control) => (
          <textarea
            {...control}
            name="recipient"
            rows={2}
            maxLength={longestRecipient}
            defaultValue={draft.recipient}
          />
        )}
      </Field>
      <Field label="Valid until" error={errors['validUntil']}>
        {(control) => (
          <input
            {...control}
            type="date"
            name="validUntil"
            min={today}
            defaultValue={draft.validUntil}
          />
        )}
      </Field>
      <Field label="Terms" optional error={errors['terms']}>
        {(control) => (
          <textarea
            {...control}
            name="terms"
            rows={6}
            maxLength={longestTerms}
            defaultValue={draft.terms}
          />
        )}
      </Field>
      <p className="office-quiet">
        Prices stand on the paper as you write them; nothing is added up. Nothing is sent yet: the
        PDF goes along with your next answer, with a link to a page on which they accept it or ask.
      </p>
      <p className="office-actions">
        <Button type="submit" variant="signal" compact aria-busy={isSending}>
          {isSending ? 'Making the PDF' : 'Make the PDF'}
        </Button>
      </p>
    </Form>
  )
}
