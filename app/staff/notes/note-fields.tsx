import { Field } from '../../ui/field.tsx'
import { useKeptText } from '../use-kept-text.ts'
import { longestNote } from './written-note.ts'

interface NoteFieldsProps {
  /** What the note is about. */
  about: string
  /** Made with the form: the same form sent twice is one note. */
  noteId: string
  /** The id of the note that was added last. */
  added: string | undefined
  /** Why it was not added, with what had been typed. */
  refused: { message: string; note: string | undefined } | undefined
}

/** Under which a tab keeps a note that is being written about something. */
export const keptNote = (about: string) => `note ${about}`

/** What stands in the form of a new note. */
export function NoteFields({ about, noteId, added, refused }: NoteFieldsProps) {
  const kept = useKeptText({ key: keptNote(about), formId: noteId, sent: added })
  return (
    <>
      <input type="hidden" name="do" value="note" />
      <input type="hidden" name="noteId" value={noteId} />
      <Field label="New note" error={refused?.message}>
        {(control) => (
          <textarea
            {...control}
            ref={kept.ref}
            onInput={kept.onInput}
            name="text"
            rows={2}
            defaultValue={refused?.note}
            maxLength={longestNote}
            required
          />
        )}
      </Field>
      <p>
        <button className="office-button">Add note</button>
      </p>
    </>
  )
}
