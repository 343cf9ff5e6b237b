import { Form, useNavigation } from 'react-router'
import { useFormId } from '../use-form-id.ts'
import { keptNote, NoteFields } from '../notes/note-fields.tsx'
import { NoteList, type Note } from '../notes/note-list.tsx'

interface AppointmentNotesProps {
  appointmentId: string
  noteId: string
  notes: Note[]
  canAdd: boolean
  now: Date
  /** Of the note that was just added. */
  added: string | null
  refused: { message: string; note: string | undefined } | undefined
}

/** What staff tell each other about a visit: before it, and what was agreed. The visitor never sees it. */
export function AppointmentNotes(props: AppointmentNotesProps) {
  const { appointmentId, notes, canAdd, now, refused } = props
  const added = props.added ?? undefined
  const { formId: noteId } = useFormId({
    ...{ id: props.noteId, made: added, isIdle: useNavigation().state === 'idle' },
    keptAs: keptNote(appointmentId),
  })
  if (!canAdd && notes.length === 0) return null
  return (
    <section className="office-section" id="notes" aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes</h2>
      <NoteList notes={notes} now={now} />
      {canAdd && (
        <Form key={added} method="post" className="office-form text-form">
          <NoteFields about={appointmentId} noteId={noteId} added={added} refused={refused} />
        </Form>
      )}
    </section>
  )
}
