import { useFetcher } from 'react-router'
import type { InboxOutcome } from './inbox-action.server.ts'
import { officePath } from '../../page/office-paths.ts'

/** What the last button led to, said aloud, with the way back. */
export function Outcome({ id, ok, message, undo }: InboxOutcome) {
  const fetcher = useFetcher({ key: 'inbox' })
  return (
    <div
      className={`office-notice inbox-outcome ${ok ? '' : 'office-notice-bad'}`}
      role={ok ? 'status' : 'alert'}
    >
      <p>{message}</p>
      {undo && (
        <fetcher.Form method="post" action={officePath.enquiry(id)}>
          <input type="hidden" name="do" value="status" />
          <button className="office-link" name="status" value={undo}>
            Undo
          </button>
        </fetcher.Form>
      )}
    </div>
  )
}
