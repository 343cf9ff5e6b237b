import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { AnswerDraft } from './answer-mail.ts'
import type { InboxOutcome } from './inbox-action.server.ts'
import { useKeptText } from './use-kept-text.ts'

interface AnswerFormProps {
  enquiryId: string
  answerId: string
  /** What the fields begin with. */
  begin: AnswerDraft
  outcome: InboxOutcome | undefined
}

/** A mail written here: sent by the site, recorded as the answer. */
export function AnswerForm({ enquiryId, answerId, begin, outcome }: AnswerFormProps) {
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const mine = outcome?.did === 'answer' ? outcome : undefined
  const { draft = begin, errors = {} } = mine?.answer ?? {}
  const isSent = mine?.ok === true
  const kept = useKeptText(`answer ${enquiryId}`, isSent)
  const isSending = fetcher.state !== 'idle' && fetcher.formData?.get('do') === 'answer'
  return (
    <section className="office-section" aria-labelledby="answer-title">
      <h2 id="answer-title">Answer by mail</h2>
      <fetcher.Form
        key={mine?.made}
        method="post"
        action={`/staff/inbox/${enquiryId}`}
        className="office-form enquiry-form"
      >
        <input type="hidden" name="do" value="answer" />
        <input type="hidden" name="answerId" value={answerId} />
        <Field label="Subject" error={errors.subject}>
          {(control) => (
            <input
              {...control}
              name="subject"
              defaultValue={draft.subject}
              maxLength={200}
              required
            />
          )}
        </Field>
        <Field label="Answer" error={errors.text}>
          {(control) => (
            <textarea
              {...control}
              ref={kept.ref}
              onInput={kept.onInput}
              name="text"
              rows={9}
              defaultValue={draft.text}
              maxLength={10_000}
              required
            />
          )}
        </Field>
        <p className="office-actions">
          <Button type="submit" variant="signal" compact disabled={isSending}>
            {isSending ? 'Sending' : 'Send answer'}
          </Button>
          <span className="office-quiet">Their question goes below your words.</span>
        </p>
      </fetcher.Form>
    </section>
  )
}
