import { Form } from 'react-router'
import type { staffSessions } from '../../account/signed-in.server.ts'
import { DateTime } from '../date-time.tsx'

interface SessionListProps {
  sessions: Awaited<ReturnType<typeof staffSessions>>
  /** The session that looks at this. */
  thisOne: string
  now: Date
}

export function SessionList({ sessions, thisOne, now }: SessionListProps) {
  return (
    <ul className="sessions" aria-label="Devices">
      {sessions.map(({ id, device, createdAt, lastSeenAt }) => (
        <li key={id}>
          <span>
            <b>{device ?? 'A browser'}</b>
            {id === thisOne && <span className="office-tag office-tag-strong">This one</span>}
          </span>
          <span className="office-quiet">
            Signed in <DateTime at={createdAt} now={now} />, last used{' '}
            <DateTime at={lastSeenAt} now={now} />
          </span>
          {id !== thisOne && (
            <Form method="post">
              <button
                className="office-button"
                name="end"
                value={id}
                aria-label={`Sign out ${device ?? 'a browser'}`}
              >
                Sign out
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
