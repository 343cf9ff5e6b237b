import { useFetcher } from 'react-router'
import type { InboxOutcome } from './inbox-outcome.ts'
import { officePath } from '../../page/office-paths.ts'

/** What the last button led to, said aloud, with the way back. */
export function Outcome({ id, ok, message, undo, latest }: InboxOutcome) {
  const fetcher = useFetcher({ key: 'inbox' })
  // An answer that came first is said aloud where it stands, by the form of the second.
  const alert = latest ? undefined : 'alert'
  return (
    <div
      className={`office-notice inbox-outcome ${ok ? '' : 'office-notice-bad'}`}
      role={ok ? 'status' : alert}
    >
      <p>{message}</p>
      {undo && (
        <fetcher.Form method="post" action={officePath.enquiry(id)}>
          {Object.entries(undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="office-link">Undo</button>
        </fetcher.Form>
      )}
    </div>
  )
}
