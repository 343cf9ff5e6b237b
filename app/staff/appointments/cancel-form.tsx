import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { freedWords } from '../../rules/waitlist.ts'
import { NoMailServer } from '../no-mail-server.tsx'
import type { AgendaEntry } from './agenda.server.ts'

interface CancelFormProps {
  entry: AgendaEntry
  /** Why it was not done, with what had been typed. */
  refused: { message: string; reason: string; wasMoved?: true } | null
}

export function CancelForm({ entry, refused }: CancelFormProps) {
  const { email, date, time } = entry
  return (
    <section className="office-section" id="cancel" aria-labelledby="cancel-heading">
      <h2 id="cancel-heading">Cancel this appointment</h2>
      <Form method="post" className="office-form appointment-cancel">
        <input type="hidden" name="shown" value={`${date} ${time}`} />
        <p>
          {email
            ? `${email} gets a mail with your reason and a link to choose another slot; their calendar drops the event.`
            : 'There is no e-mail: please call them.'}{' '}
          The {time} slot is then {freedWords}.
        </p>
        {email && <NoMailServer />}
        <Field label="Reason" required error={refused?.wasMoved ? undefined : refused?.message}>
          {(control) => (
            <textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={500}
              required
              defaultValue={refused?.reason}
            />
          )}
        </Field>
        <p>
          <Button type="submit" compact>
            Cancel the appointment
          </Button>
        </p>
      </Form>
    </section>
  )
}
