import { Form } from 'react-router'
import { longestClosedReason } from '../../rules/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

interface ClosedReasonFieldProps {
  /** Tells two of them on a page apart. */
  id: string
  written?: string
  error?: string
}

/** Short, since it stands on the day in a calendar. */
export function ClosedReasonField({ id, written, error }: ClosedReasonFieldProps) {
  return (
    <Field label="What visitors see" error={error} optional className="closed-reason">
      {(control) => (
        <>
          <input
            {...control}
            name="visitors"
            autoComplete="off"
            maxLength={longestClosedReason}
            placeholder="Closed for Onam"
            defaultValue={written}
            aria-describedby={control['aria-describedby'] ?? `${id}-hint`}
          />
          <p id={`${id}-hint`} className="office-quiet">
            On the day, in the calendar of whoever books.
          </p>
        </>
      )}
    </Field>
  )
}

/** On a closed day: what it says to visitors, and another text or none. */
export function ExplainDay({ reason, refused }: { reason: string | null; refused: string | null }) {
  return (
    <Form key={reason} method="post" className="office-form day-explain" preventScrollReset>
      <ClosedReasonField
        id="explain"
        written={refused ?? reason ?? ''}
        error={refused === null ? undefined : 'Please type a shorter one.'}
      />
      <p>
        <Button type="submit" compact variant="outline" name="do" value="explain">
          Save what visitors see
        </Button>
      </p>
    </Form>
  )
}
