import { Form } from 'react-router'
import type { AgendaEntry } from './agenda.server.ts'

/**
 * How it went, or taking that back. The first button stays the same element when its words change, so that
 * it keeps the focus.
 */
export function MarkForm({ entry, action }: { entry: AgendaEntry; action?: string }) {
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
      {status === 'booked' && (
        <button className="office-button" name="mark" value="no_show">
          <span>No-show{whose}</span>
        </button>
      )}
    </Form>
  )
}
