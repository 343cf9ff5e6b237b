import { Form, useNavigation } from 'react-router'
import { longestNote } from '../../booking/booking.ts'
import { fullDay } from '../../booking/day-labels.ts'
import { maximumLength } from '../../enquiries/field-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { noProduct, type BookDraft, type BookErrors } from './book-form.ts'

interface BookFormProps {
  date: string
  times: string[]
  products: { id: string; title: string }[]
  draft: BookDraft
  errors: BookErrors
  /** Why the slot could not be had. */
  message: string | null
}

export function BookForm({ date, times, products, draft, errors, message }: BookFormProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="office-form book-form" noValidate>
      {message && (
        <p role="alert" className="office-notice office-notice-bad">
          {message}
        </p>
      )}
      <input type="hidden" name="date" value={date} />
      <fieldset aria-describedby={errors.time ? 'time-error' : undefined}>
        <legend>{fullDay(date)}</legend>
        {times.length === 0 ? (
          <p>No slot is free on this day.</p>
        ) : (
          <div className="book-times">
            {times.map((time) => (
              <label key={time} className="book-time">
                <input type="radio" name="time" value={time} defaultChecked={draft.time === time} />
                <span>{time}</span>
              </label>
            ))}
          </div>
        )}
        {errors.time && (
          <p id="time-error" className="field-error">
            {errors.time}
          </p>
        )}
      </fieldset>
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={maximumLength.name}
            defaultValue={draft.name}
          />
        )}
      </Field>
      <div className="office-pair">
        <Field label="Phone" error={errors.phone}>
          {(control) => (
            <input
              {...control}
              name="phone"
              type="tel"
              autoComplete="off"
              defaultValue={draft.phone}
            />
          )}
        </Field>
        <Field label="E-mail" error={errors.email}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={draft.email}
            />
          )}
        </Field>
      </div>
      <p className="office-quiet">
        One of them is needed. With an e-mail they get a confirmation with the event for their
        calendar, and a reminder the day before.
      </p>
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
      <p>
        <Button type="submit" compact variant="signal" aria-busy={isSending}>
          {isSending ? 'Booking…' : 'Book the appointment'}
        </Button>
      </p>
    </Form>
  )
}
