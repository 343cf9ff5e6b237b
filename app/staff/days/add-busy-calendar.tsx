import { Form, useNavigation } from 'react-router'
import { longestAddress, longestLabel } from '../../rules/busy.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

interface AddBusyCalendarProps {
  /** Why it was not added, with what had been typed. */
  refused: { message: string; draft?: { label: string; address: string } | undefined } | null
}

export function AddBusyCalendar({ refused }: AddBusyCalendarProps) {
  const { state, formData } = useNavigation()
  const isReading = state !== 'idle' && formData?.get('do') === 'add'
  return (
    <section className="office-section" aria-labelledby="add-calendar">
      <h2 id="add-calendar">Add a calendar</h2>
      <Form method="post" className="office-form busy-add" autoComplete="off">
        {refused && (
          <p role="alert" className="office-notice office-notice-bad">
            Not added. {refused.message}
          </p>
        )}
        <Field label="Whose calendar is it?">
          {(control) => (
            <input
              {...control}
              name="label"
              maxLength={longestLabel}
              defaultValue={refused?.draft?.label}
              required
            />
          )}
        </Field>
        <Field label="Secret address of the calendar">
          {(control) => (
            <input
              {...control}
              name="address"
              inputMode="url"
              maxLength={longestAddress}
              defaultValue={refused?.draft?.address}
              spellCheck={false}
              required
            />
          )}
        </Field>
        <p>
          <Button type="submit" compact name="do" value="add" aria-busy={isReading}>
            {isReading ? 'Reading…' : 'Add and read it'}
          </Button>
        </p>
      </Form>
      <h3 className="busy-how">Where the address is</h3>
      <dl className="facts">
        <div>
          <dt>Google</dt>
          <dd>
            On a computer: Settings, the calendar’s name on the left, ‘Integrate calendar’. Copy
            ‘Secret address in iCal format’.
          </dd>
        </div>
        <div>
          <dt>Outlook</dt>
          <dd>
            On the web: Settings, Calendar, Shared calendars, ‘Publish a calendar’. Choose ‘Can view
            when I’m busy’, Publish, and copy the ICS link.
          </dd>
        </div>
      </dl>
      <p className="office-quiet">
        Whoever has the address can read the calendar, so it is not shown again here.
      </p>
    </section>
  )
}
