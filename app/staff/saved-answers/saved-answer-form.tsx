import { useState } from 'react'
import { Form } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { longestSavedAnswer, placesHint, type SavedAnswerDraft } from './saved-answer.ts'
import type { UnsavedAnswer } from './saved-answers-action.server.ts'

interface SavedAnswerFormProps {
  /** Version 0 for one that is not saved yet. */
  answer: SavedAnswerDraft & { id: string; version: number }
  refused: UnsavedAnswer | null
  now: Date
}

export function SavedAnswerForm({ answer, refused, now }: SavedAnswerFormProps) {
  // What this form began with, also when the page's data are read again behind it.
  const [opened] = useState(answer)
  const began = refused?.current ?? opened
  const { draft = began, errors = {}, current } = refused ?? {}
  const isNew = began.version === 0
  return (
    <Form
      key={JSON.stringify([draft, began.version])}
      method="post"
      action={officePath.savedAnswers()}
      className="office-form saved-answer-form"
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="id" value={began.id} />
      <input type="hidden" name="version" value={began.version} />
      <input type="hidden" name="beganTitle" value={began.title} />
      <textarea hidden readOnly name="beganText" defaultValue={began.text} />
      {current && (
        <EditConflict
          by={{ name: current.changedBy, at: current.changedAt }}
          now={now}
          done="saved"
        >
          <p>It says now, under ‘{current.title}’:</p>
          <blockquote className="answer-first">{current.text}</blockquote>
        </EditConflict>
      )}
      {refused?.message && (
        <p role="alert" className="office-notice office-notice-bad">
          {refused.message}
        </p>
      )}
      <Field label="Title" error={errors.title}>
        {(control) => (
          <input
            {...control}
            name="title"
            defaultValue={draft.title}
            maxLength={longestSavedAnswer.title}
            required
          />
        )}
      </Field>
      <Field label="Answer" error={errors.text}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={7}
            defaultValue={draft.text}
            maxLength={longestSavedAnswer.text}
            required
          />
        )}
      </Field>
      <p className="office-quiet">{placesHint}</p>
      <p className="office-actions">
        <Button type="submit" compact name="do" value={isNew ? 'add' : 'change'}>
          Save answer
        </Button>
        {!isNew && (
          <button className="office-button" name="do" value="delete">
            Delete
          </button>
        )}
      </p>
    </Form>
  )
}
