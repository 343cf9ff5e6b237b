import { Field } from '../../ui/field.tsx'
import { useKeptText } from '../use-kept-text.ts'
import { longestNote } from './written-note.ts'

interface NoteFieldsProps {
  /** What the note is about. */
  about: string
  /** Made with the form: the same form sent twice is one note. */
  noteId: string
  isAdded: boolean
  /** Why it was not added, with what had been typed. */
  refused: { message: string; note: string | undefined } | undefined
}

/** What stands in the form of a new note. */
export function NoteFields({ about, noteId, isAdded, refused }: NoteFieldsProps) {
  const kept = useKeptText(`note ${about}`, isAdded)
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
