import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { longestNote } from '../../rules/booking.ts'
import { fullDay } from '../../rules/day-labels.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { VisitInputs } from '../appointments/visit-inputs.tsx'
import { officePath } from '../../page/office-paths.ts'
import { ContactInputs } from '../contact-inputs.tsx'
import { fieldOf } from '../form-field.ts'
import type { FreeSlot } from '../free-slots.server.ts'
import { whyOnlyWe } from '../held-words.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { NoMailServer } from '../no-mail-server.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { bookDraft, noProduct, type BookDraft, type BookErrors } from './book-form.ts'

interface BookFormProps {
  date: string
  times: FreeSlot[]
  products: { id: string; title: string }[]
  formId: string
  /** What is known of whom it is for. */
  begin: BookDraft
  outcome: BookOutcome | undefined
}

/** Why nothing was booked, with what was typed. */
export interface BookOutcome {
  draft: BookDraft
  errors: BookErrors
  /** Why the slot could not be had. */
  message: string | null
  /** The person has as many ahead as the rules allow; staff may decide otherwise. */
  canExceed: boolean
  /** What the same form has booked before. */
  made: string | null
}

export function BookForm({ date, times, products, formId, begin, outcome }: BookFormProps) {
  // Who it is for stays while the day changes; for somebody else it is another form.
  const { kept, formKey, handlers, throwAway } = useKeptForm(
    `book ${JSON.stringify({ ...begin, date: '', time: '' })}`,
  )
  // The page is read anew while somebody types: what is sent twice has to carry the id that it began with.
  const [newId] = useState(formId)
  const { errors = {}, message = null, canExceed = false, made = null } = outcome ?? {}
  const draft = outcome?.draft ?? (kept ? typedFor(date, kept) : begin)
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form key={formKey} method="post" className="office-form book-form" noValidate {...handlers}>
      {kept && !outcome && <KeptNotice onThrowAway={throwAway} />}
      {message && (
        <p role="alert" className="office-notice office-notice-bad">
          {message}{' '}
          {made && (
            <Link className="office-link" to={officePath.appointment(made)}>
              Open it
            </Link>
          )}
        </p>
      )}
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="formId" value={(kept && fieldOf(kept, 'formId')) || newId} />
      <fieldset aria-describedby={errors.time ? 'time-error' : undefined}>
        <legend>{fullDay(date)}</legend>
        {times.length === 0 ? (
          <p>No slot is free on this day.</p>
        ) : (
          <div className="book-times">
            {times.map((slot) => (
              <SlotChoice key={slot.time} slot={slot} isChosen={draft.time === slot.time} />
            ))}
          </div>
        )}
        {errors.time && (
          <p id="time-error" className="field-error">
            {errors.time}
          </p>
        )}
      </fieldset>
      <ContactInputs draft={draft} errors={errors} />
      <p className="office-quiet">
        One of them is needed. With an e-mail they get a confirmation with the event for their
        calendar, and a reminder the day before.
      </p>
      <NoMailServer />
      <div className="office-pair">
        <Field label="For">
          {(control) => (
            <select {...control} name="purpose" defaultValue={draft.purpose || 'visit'}>
              <option value="visit">A visit</option>
              <option value="demo">A demo</option>
            </select>
          )}
        </Field>
        <Field label="Product" error={errors.product}>
          {(control) => (
            <select {...control} name="product" defaultValue={draft.product || noProduct}>
              <option value={noProduct}>None in particular</option>
              {products.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label="Note" optional error={errors.note}>
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={3}
            maxLength={longestNote}
            defaultValue={draft.note}
          />
        )}
      </Field>
      <details className="correction" open={tellsMore(draft)}>
        <summary className="office-link">Company, visitors or how we meet</summary>
        <div className="office-form correction-form">
          <VisitInputs draft={draft} errors={errors} />
        </div>
      </details>
      <p className="office-actions">
        <Button type="submit" compact variant="signal" aria-busy={isSending}>
          {isSending ? 'Booking…' : 'Book the appointment'}
        </Button>
        {canExceed && (
          <Button type="submit" compact variant="outline" name="mayExceed" value="yes">
            Book it all the same
          </Button>
        )}
      </p>
    </Form>
  )
}

function SlotChoice({ slot, isChosen }: { slot: FreeSlot; isChosen: boolean }) {
  const why = whyOnlyWe(slot)
  return (
    <label className="book-time" data-ours={why ? '' : undefined}>
      <input type="radio" name="time" value={slot.time} defaultChecked={isChosen} />
      <span>
        {slot.time}
        {why && <small>{why}</small>}
      </span>
    </label>
  )
}

/** A time that was chosen on one day is not meant on another. */
function typedFor(date: string, kept: FormData): BookDraft {
  const draft = bookDraft(kept)
  return draft.date === date ? draft : { ...draft, time: '' }
}

/** Whether anything was typed into what is closed at first: also what was refused. */
const tellsMore = ({ company, visitors, meet }: BookDraft) =>
  company !== '' || visitors !== '' || (meet !== '' && meet !== 'workshop')
