import { useFetcher } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { useFormId } from '../use-form-id.ts'
import { keptNote, NoteFields } from '../notes/note-fields.tsx'
import { NoteList, type Note } from '../notes/note-list.tsx'
import type { InboxOutcome } from './inbox-outcome.ts'

interface EnquiryNotesProps {
  enquiryId: string
  noteId: string
  notes: Note[]
  canAdd: boolean
  now: Date
  outcome: InboxOutcome | undefined
}

/** What staff tell each other; the visitor never sees it. */
export function EnquiryNotes(props: EnquiryNotesProps) {
  const { enquiryId, notes, canAdd, now, outcome } = props
  const fetcher = useFetcher({ key: 'inbox' })
  const mine = outcome?.did === 'note' ? outcome : undefined
  const { formId: noteId, made } = useFormId({
    ...{ id: props.noteId, made: mine?.made, isIdle: fetcher.state === 'idle' },
    keptAs: keptNote(enquiryId),
  })
  if (!canAdd && notes.length === 0) return null
  return (
    <section className="office-section" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <NoteList notes={notes} now={now} />
      {canAdd && (
        <fetcher.Form
          key={made}
          method="post"
          action={officePath.enquiry(enquiryId)}
          className="office-form text-form"
        >
          <NoteFields
            about={enquiryId}
            noteId={noteId}
            added={mine?.made}
            refused={mine && !mine.ok ? { message: mine.message, note: mine.note } : undefined}
          />
        </fetcher.Form>
      )}
    </section>
  )
}
