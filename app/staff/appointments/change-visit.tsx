import { useState } from 'react'
import { longestVideoLink } from '../../rules/visit-details.ts'
import { Field } from '../../ui/field.tsx'
import { CorrectionFrame } from '../corrections/correction-frame.tsx'
import { NoMailServer } from '../no-mail-server.tsx'
import type { AgendaEntry } from './agenda.server.ts'
import { visitFieldsOf, visitLabels, type RefusedVisit } from './visit-form.ts'
import { VisitInputs } from './visit-inputs.tsx'

interface ChangeVisitProps {
  entry: AgendaEntry
  refused: RefusedVisit | null
}

/** Company, how many, and how we meet; here the link to a meeting by video is typed. Closed until it is wanted. */
export function ChangeVisit({ entry, refused }: ChangeVisitProps) {
  // What it began with stays, also when the page is read anew behind it.
  const [opened] = useState(visitFieldsOf(entry))
  const began = refused?.began ?? opened
  const draft = refused?.draft ?? opened
  const noLink = refused?.field === 'videoLink' ? refused.message : undefined
  const needsLink = entry.status === 'booked' && entry.meet === 'video' && !entry.videoLink
  return (
    <CorrectionFrame
      title="Change company, visitors or how we meet"
      id="visit"
      isOpen={needsLink}
      refused={refused?.message ?? null}
      began={{ ...began }}
      action="visit"
      button="Save"
    >
      <VisitInputs
        draft={draft}
        errors={refused?.field ? { [refused.field]: refused.message } : {}}
      >
        <Field label={visitLabels.videoLink} error={noLink}>
          {(control) => (
            <input
              {...control}
              name="videoLink"
              type="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={longestVideoLink}
              defaultValue={draft.videoLink}
            />
          )}
        </Field>
      </VisitInputs>
      <p className="office-quiet">
        {entry.email
          ? `By video, ${entry.email} gets a mail with the link when you type or change it.`
          : 'There is no e-mail: tell them the link yourself.'}
      </p>
      {entry.email && <NoMailServer />}
    </CorrectionFrame>
  )
}
