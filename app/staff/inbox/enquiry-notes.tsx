import { useFetcher } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { May } from '../may.tsx'
import { DateTime } from '../date-time.tsx'
import type { AroundEnquiry } from './enquiry.server.ts'
import type { InboxOutcome } from './inbox-outcome.ts'
import { useKeptText } from './use-kept-text.ts'
import { officePath } from '../../page/office-paths.ts'

interface EnquiryNotesProps {
  enquiryId: string
  noteId: string
  notes: AroundEnquiry['notes']
  now: Date
  outcome: InboxOutcome | undefined
}

/** What staff tell each other; the visitor never sees it. */
export function EnquiryNotes({ enquiryId, noteId, notes, now, outcome }: EnquiryNotesProps) {
  const fetcher = useFetcher({ key: 'inbox' })
  const mine = outcome?.did === 'note' ? outcome : undefined
  const isAdded = mine?.ok === true
  const kept = useKeptText(`note ${enquiryId}`, isAdded)
  return (
    <section className="office-section" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <ul className="enquiry-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <p className="label">
              {note.authorEmail}, <DateTime at={note.at} now={now} />
            </p>
          </li>
        ))}
      </ul>
      <May right="enquiries">
        <fetcher.Form
          key={mine?.made}
          method="post"
          action={officePath.enquiry(enquiryId)}
          className="office-form enquiry-form"
        >
          <input type="hidden" name="do" value="note" />
          <input type="hidden" name="noteId" value={noteId} />
          <Field label="New note" error={mine && !mine.ok ? mine.message : undefined}>
            {(control) => (
              <textarea
                {...control}
                ref={kept.ref}
                onInput={kept.onInput}
                name="text"
                rows={2}
                defaultValue={mine?.note}
                maxLength={4000}
                required
              />
            )}
          </Field>
          <p>
            <button className="office-button">Add note</button>
          </p>
        </fetcher.Form>
      </May>
    </section>
  )
}
