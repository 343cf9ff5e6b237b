import { DateTime } from '../date-time.tsx'

export interface Note {
  id: string
  at: Date
  authorEmail: string
  text: string
}

export function NoteList({ notes, now }: { notes: Note[]; now: Date }) {
  return (
    <ul className="notes">
      {notes.map(({ id, at, authorEmail, text }) => (
        <li key={id}>
          <p>{text}</p>
          <p className="label">
            {authorEmail}, <DateTime at={at} now={now} />
          </p>
        </li>
      ))}
    </ul>
  )
}
