import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NoMailServer } from '../no-mail-server.tsx'
import { ClosedReasonField } from './closed-reason-field.tsx'
import type { RangeDraft, RangeErrors } from './close-range-form.ts'

export interface RefusedRange {
  draft: RangeDraft
  errors: RangeErrors
}

interface CloseRangeFormProps {
  today: string
  refused: RefusedRange | null
}

/** Holidays, leave, a half day: several days at once. */
export function CloseRangeForm({ today, refused }: CloseRangeFormProps) {
  const draft = refused?.draft
  const errors = refused?.errors ?? {}
  return (
    <section className="close-range" aria-labelledby="close-range">
      <h2 id="close-range">Close several days</h2>
      <Form method="post" className="office-form" noValidate preventScrollReset>
        <div className="close-range-pair">
          <Field label="First day" error={errors.from} required>
            {(control) => (
              <input {...control} type="date" name="from" min={today} defaultValue={draft?.from} />
            )}
          </Field>
          <Field label="Last day" error={errors.to} optional>
            {(control) => (
              <input {...control} type="date" name="to" min={today} defaultValue={draft?.to} />
            )}
          </Field>
        </div>
        <div className="close-range-pair">
          <Field label="Only from" error={errors.hourFrom} optional>
            {(control) => (
              <input {...control} type="time" name="hourFrom" defaultValue={draft?.hourFrom} />
            )}
          </Field>
          <Field label="until" error={errors.hourTo} optional>
            {(control) => (
              <input {...control} type="time" name="hourTo" defaultValue={draft?.hourTo} />
            )}
          </Field>
        </div>
        <ClosedReasonField
          id="close-range-visitors"
          written={draft?.visitors}
          error={errors.visitors}
        />
        <NoMailServer />
        <Field label="Reason, for whoever has booked" error={errors.reason} optional>
          {(control) => (
            <textarea
              {...control}
              name="reason"
              rows={2}
              maxLength={500}
              defaultValue={draft?.reason}
            />
          )}
        </Field>
        <p>
          <Button type="submit" compact variant="outline">
            Close them
          </Button>
        </p>
      </Form>
    </section>
  )
}
