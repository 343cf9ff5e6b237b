import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { AnswerDraft } from './answer-mail.ts'
import type { InboxOutcome } from './inbox-outcome.ts'
import { AttachFiles, type ColleaguesPaper } from './attach-files.tsx'
import type { AttachedFile } from './files-sent.tsx'
import { ProposeTimes } from './propose-times.tsx'
import { PutInAnswers, type FilledInAnswer } from './put-in-answers.tsx'
import { useFormId } from '../use-form-id.ts'
import { useKeptText } from '../use-kept-text.ts'
import { officePath } from '../../page/office-paths.ts'

interface AnswerFormProps {
  enquiryId: string
  answerId: string
  /** What the fields begin with. */
  begin: AnswerDraft
  /** The number of the latest answer on the page. */
  seen: number
  /** As of `heardOf`. */
  heard: string
  closing: string
  free: { date: string; time: string }[]
  savedAnswers: FilledInAnswer[]
  files: AttachedFile[]
  colleaguesPapers: ColleaguesPaper[]
  outcome: InboxOutcome | undefined
}

/** A mail written here: sent by the site, recorded as the answer. */
export function AnswerForm(props: AnswerFormProps) {
  const { enquiryId, begin, seen, closing, savedAnswers, free, files, outcome } = props
  const fetcher = useFetcher<InboxOutcome>({ key: 'inbox' })
  const mine = outcome?.did === 'answer' ? outcome : undefined
  const { draft = begin, errors = {} } = mine?.answer ?? {}
  const keptAs = `answer ${enquiryId}`
  const { formId: answerId, made } = useFormId({
    ...{ id: props.answerId, made: mine?.made, isIdle: fetcher.state === 'idle', keptAs },
  })
  const kept = useKeptText({
    ...{ key: keptAs, formId: answerId, sent: mine?.ok ? mine.made : undefined },
  })
  // What stood there when the writing began: an answer that came since is to be read first.
  const [seenAtFirst] = useState(seen)
  const first = mine?.latest
  const wasEntered = useRef<HTMLTextAreaElement>(null)
  const sent = fetcher.state === 'idle' ? undefined : fetcher.formData
  const isAttaching = sent?.has('attach') ?? false
  const isUnderWay = sent?.get('do') === 'answer'
  const isSending = isUnderWay && !isAttaching && !sent.has('take-off') && !sent.has('take-over')
  return (
    <section className="office-section" aria-labelledby="answer-title">
      <h2 id="answer-title">Answer by mail</h2>
      <fetcher.Form
        key={made}
        method="post"
        encType="multipart/form-data"
        action={officePath.enquiry(enquiryId)}
        className="office-form text-form"
        // Another press would break off a file that is on its way, or send the form that begins afresh after an answer.
        onSubmit={(event) => {
          if (isUnderWay) event.preventDefault()
        }}
      >
        {/* Enter in the subject sends, and puts no saved answer in: browsers press the first button. */}
        <button hidden>Send answer</button>
        <input type="hidden" name="do" value="answer" />
        <input type="hidden" name="answerId" value={answerId} />
        <input type="hidden" name="seen" value={first?.number ?? seenAtFirst} />
        <HeardAtFirst heard={props.heard} />
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
              onFocus={({ currentTarget }) => (wasEntered.current = currentTarget)}
              name="text"
              rows={9}
              defaultValue={draft.text}
              maxLength={10_000}
              required
            />
          )}
        </Field>
        <PutInAnswers
          answers={savedAnswers}
          closing={closing}
          caret={() => wasEntered.current?.selectionEnd ?? null}
        />
        <AttachFiles
          {...{ files, colleaguesPapers: props.colleaguesPapers }}
          isBusy={isAttaching}
          error={mine?.answer?.fileError}
        />
        <ProposeTimes free={free} isChosen={mine?.answer?.proposes ?? false} />
        {first && (
          <div role="alert" className="office-notice office-notice-bad">
            <p>{mine.message}</p>
            {first.letter && <blockquote className="answer-first">{first.letter}</blockquote>}
          </div>
        )}
        <p className="office-actions">
          <Button type="submit" variant="signal" compact aria-busy={isUnderWay}>
            {isSending ? 'Sending' : first ? 'Send mine too' : 'Send answer'}
          </Button>
          <span className="office-quiet">Their question goes below your words.</span>
        </p>
      </fetcher.Form>
    </section>
  )
}

/** As long as this form is the same: what is said meanwhile is not answered by it. */
function HeardAtFirst({ heard }: { heard: string }) {
  const [atFirst] = useState(heard)
  return <input type="hidden" name="heard" value={atFirst} />
}
