import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { freedWords } from '../../rules/waitlist.ts'
import { longDay } from '../../rules/day-labels.ts'
import type { FreeSlot } from '../free-slots.server.ts'
import { whyOnlyWe } from '../held-words.ts'
import { NoMailServer } from '../no-mail-server.tsx'
import type { AgendaEntry } from './agenda.server.ts'
import { groupBy } from '../../rules/group-by.ts'

interface MoveFormProps {
  entry: Pick<AgendaEntry, 'email' | 'date' | 'time'>
  free: FreeSlot[]
  /** Why it was not moved, with what had been chosen. */
  refused: { message: string; to: string; wasMoved?: true } | null
}

/** To any free slot, as agreed with whoever comes. */
export function MoveForm({ entry, free, refused }: MoveFormProps) {
  const { email, date, time } = entry
  return (
    <section className="office-section" id="move" aria-labelledby="move-heading">
      <h2 id="move-heading">Move this appointment</h2>
      {free.length === 0 ? (
        <p className="office-quiet">No slot is free. Open a day first.</p>
      ) : (
        <Form method="post" className="office-form appointment-cancel">
          <input type="hidden" name="do" value="move" />
          <input type="hidden" name="shown" value={`${date} ${time}`} />
          <p>
            {email
              ? `${email} gets a mail with the new time; the event in their calendar moves.`
              : 'There is no e-mail: agree on it with them.'}{' '}
            The {time} slot is then {freedWords}.
          </p>
          {email && <NoMailServer />}
          <Field label="New time" required error={refused?.wasMoved ? undefined : refused?.message}>
            {(control) => (
              <select {...control} name="to" required defaultValue={refused?.to ?? ''}>
                <option value="">Choose a free slot</option>
                {[...groupBy(free, ({ date }) => date)].map(([day, slots]) => (
                  <optgroup key={day} label={longDay(day)}>
                    {slots.map((slot) => (
                      <option key={slot.time} value={`${day} ${slot.time}`}>
                        {longDay(day)}, {slot.time}
                        {whyOnlyWe(slot) && ` (${whyOnlyWe(slot)})`}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <p>
            <Button type="submit" compact>
              Move the appointment
            </Button>
          </p>
        </Form>
      )}
    </section>
  )
}
