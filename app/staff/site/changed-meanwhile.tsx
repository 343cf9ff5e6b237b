import type { FormChange } from '../../rules/form-changes.ts'
import type { ContentField } from '../../site-content/content-form.server.ts'
import { EditConflict } from '../edit-conflict.tsx'
import { ContentChanges } from './content-changes-list.tsx'

interface ChangedMeanwhileProps {
  meanwhile: FormChange[]
  /** What both changed: from what the colleague wrote to what stands below. */
  both: FormChange[]
  by: { name: string | null; at: Date | null } | null
  fields: ContentField[]
  now: Date
}

/** A colleague published first: what they changed, and what of it the form below does not have. */
export function ChangedMeanwhile({ meanwhile, both, by, fields, now }: ChangedMeanwhileProps) {
  if (meanwhile.length === 0) return null
  return (
    <EditConflict by={by} now={now} done="published" byLine>
      <ContentChanges changes={meanwhile} fields={fields} />
      {both.length > 0 && (
        <>
          <p>Where both changed the same, yours stands below in place of theirs:</p>
          <ContentChanges changes={both} fields={fields} />
        </>
      )}
    </EditConflict>
  )
}
