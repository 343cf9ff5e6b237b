import { DateTime } from '../date-time.tsx'
import { changeWords, type FieldChange } from './usual-week-form.ts'

interface EditConflictProps {
  meanwhile: FieldChange[]
  by: { name: string; at: Date } | null
  now: Date
}

/** A colleague saved first: what they changed, before anything of it is undone. */
export function EditConflict({ meanwhile, by, now }: EditConflictProps) {
  return (
    <div role="alert" className="office-notice office-notice-bad">
      <p>
        {by ? by.name : 'Somebody'} changed this after you opened the page
        {by && (
          <>
            {' '}
            (<DateTime at={by.at} now={now} />)
          </>
        )}
        . Yours is not saved yet.
      </p>
      <ul className="week-meanwhile">
        {meanwhile.map((change) => (
          <li key={change.field}>{changeWords(change)}</li>
        ))}
      </ul>
      <p>
        Below stands what you typed, and theirs where you changed nothing. Look it over and save
        again.
      </p>
    </div>
  )
}
