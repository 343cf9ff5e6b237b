import { useState } from 'react'
import {
  longestCompany,
  longestVideoLink,
  meetingWays,
  meetWords,
} from '../../rules/visit-details.ts'
import { Field } from '../../ui/field.tsx'
import { CorrectionFrame } from '../corrections/correction-frame.tsx'
import type { AgendaEntry } from './agenda.server.ts'
import { visitFieldsOf, visitLabels, type RefusedVisit } from './visit-form.ts'

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
  const errorOf = (name: string) => (refused?.field === name ? refused.message : undefined)
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
      <div className="office-pair">
        <Field label={visitLabels.company} error={errorOf('company')}>
          {(control) => (
            <input
              {...control}
              name="company"
              autoComplete="off"
              maxLength={longestCompany}
              defaultValue={draft.company}
            />
          )}
        </Field>
        <Field label={visitLabels.visitors} error={errorOf('visitors')}>
          {(control) => (
            <input
              {...control}
              name="visitors"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={draft.visitors}
            />
          )}
        </Field>
      </div>
      <div className="office-pair">
        <Field label={visitLabels.meet} error={errorOf('meet')}>
          {(control) => (
            <select {...control} name="meet" defaultValue={draft.meet}>
              {meetingWays.map((way) => (
                <option key={way} value={way}>
                  {meetWords[way]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={visitLabels.videoLink} error={errorOf('videoLink')}>
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
      </div>
      <p className="office-quiet">
        {entry.email
          ? `By video, ${entry.email} gets a mail with the link when you type or change it.`
          : 'There is no e-mail: tell them the link yourself.'}
      </p>
    </CorrectionFrame>
  )
}
