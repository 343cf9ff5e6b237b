import { Form } from 'react-router'
import { can } from '../../rules/booking.ts'
import type { AgendaEntry } from './agenda.server.ts'

interface MarkFormProps {
  entry: AgendaEntry
  now: Date
  action?: string
}

/**
 * How it went, or taking that back. The first button stays the same element when its words change, so that
 * it keeps the focus.
 */
export function MarkForm({ entry, now, action }: MarkFormProps) {
  const { id, name, status } = entry
  const whose = <span className="sr-only"> {name}</span>
  return (
    <Form method="post" action={action} preventScrollReset className="mark-form">
      <input type="hidden" name="id" value={id} />
      <button
        className="office-button"
        name="mark"
        value={status === 'booked' ? 'completed' : 'booked'}
      >
        <span>
          {status === 'booked' ? 'Completed' : 'Undo'}
          {whose}
        </span>
      </button>
      {status === 'booked' && can.miss(entry, now) && (
        <button className="office-button" name="mark" value="no_show">
          <span>No-show{whose}</span>
        </button>
      )}
    </Form>
  )
}
