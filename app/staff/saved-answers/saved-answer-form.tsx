import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { fieldOf } from '../form-field.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { useKeptForm } from '../use-kept-form.ts'
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
  const isNew = opened.version === 0
  const { kept, formKey, handlers, throwAway } = useKeptForm(
    `saved answer ${isNew ? 'new' : opened.id}`,
  )
  const typed = kept && typedAnswer(kept)
  const began = refused?.current ?? typed?.began ?? opened
  const { draft = typed?.draft ?? began, errors = {}, current } = refused ?? {}
  const form = useRef<HTMLFormElement>(null)
  // What somebody had typed is not to wait behind a closed summary.
  useEffect(() => {
    const summary = form.current?.closest('details')
    if (kept && summary) summary.open = true
  }, [kept])
  return (
    <Form
      ref={form}
      key={JSON.stringify([draft, began.version, formKey])}
      method="post"
      action={officePath.savedAnswers()}
      className="office-form saved-answer-form"
      noValidate
      preventScrollReset
      {...handlers}
    >
      {kept && !refused && <KeptNotice onThrowAway={throwAway} />}
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

/** A form as it was left: what was typed, and what it had begun with. */
function typedAnswer(form: FormData) {
  const field = (name: string) => fieldOf(form, name)
  return {
    draft: { title: field('title'), text: field('text') },
    began: {
      ...{ id: field('id'), version: Number(field('version')) },
      ...{ title: field('beganTitle'), text: field('beganText') },
    },
  }
}
