import type { ReactNode } from 'react'
import { DateTime } from './date-time.tsx'

interface EditConflictProps {
  /** A release has a name and no time; null where nobody knows. */
  by: { name: string | null; at: Date | null } | null
  now: Date
  /** What is done with the form: 'saved', 'published'. */
  done: 'saved' | 'published'
  /** What stands in lines is put together line by line, not field by field. */
  byLine?: boolean
  /** What they changed. */
  children: ReactNode
}

const again = { saved: 'save again', published: 'publish again' }

/** A colleague came first: what they changed, before anything of it is undone. */
export function EditConflict({ by, now, done, byLine, children }: EditConflictProps) {
  return (
    <div role="alert" className="office-notice office-notice-bad">
      <p>
        {by?.name ?? 'Somebody'} changed this after you opened the page
        {by?.at && (
          <>
            {' '}
            (<DateTime at={by.at} now={now} />)
          </>
        )}
        . Yours is not {done} yet.
      </p>
      {children}
      <p>
        Below stands what you typed, and theirs in each field
        {byLine && ', line or paragraph'} that you left as it was. Look it over and {again[done]}.
      </p>
    </div>
  )
}
