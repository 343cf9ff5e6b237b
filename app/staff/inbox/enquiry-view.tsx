import { Link, useSearchParams } from 'react-router'
import { languageInOffice } from '../../../content/language/languages.ts'
import { enquiryFacts, kindWords } from '../../rules/enquiry-facts.ts'
import { endingWords } from '../../rules/enquiry-ending.ts'
import { Icon } from '../../ui/icons.tsx'
import { DateTime } from '../date-time.tsx'
import { mailtoHref, telHref, whatsAppNumber } from '../contact-links.ts'
import { useMay, WhoMay } from '../may.tsx'
import { useBeginAtHeading } from '../use-begin-at-heading.ts'
import { MessageForm } from '../messages/message-form.tsx'
import { MessagesOpened } from '../messages/messages-opened.tsx'
import { officePath } from '../../page/office-paths.ts'
import { QuoteList } from './quote-list.tsx'
import { AnswerForm } from './answer-form.tsx'
import { heardOf } from './quotes-heard.ts'
import { AskedExactly } from './asked-exactly.tsx'
import type { ColleaguesPaper } from './attach-files.tsx'
import { AnswersGiven } from './answers-given.tsx'
import type { AnswerDraft } from './answer-mail.ts'
import { EnquiryAround } from './enquiry-around.tsx'
import { EnquiryEnding } from './enquiry-ending.tsx'
import { EnquiryNotes } from './enquiry-notes.tsx'
import { EnquiryState } from './enquiry-state.tsx'
import type { AttachedFile } from './files-sent.tsx'
import { FollowUp } from './follow-up.tsx'
import type { AroundEnquiry, Enquiry } from './enquiry.server.ts'
import type { InboxOutcome } from './inbox-outcome.ts'
import { inboxAddress } from './inbox-address.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { Outcome } from './outcome.tsx'
import type { FilledInAnswer } from './put-in-answers.tsx'
import { statusWords } from '../words/enquiry-words.ts'

interface EnquiryViewProps {
  enquiry: Enquiry
  around: AroundEnquiry
  answer: AnswerDraft
  closing: string
  /** Slots that could be proposed. */
  free: { date: string; time: string }[]
  savedAnswers: FilledInAnswer[]
  /** What waits for the answer. */
  files: AttachedFile[]
  colleaguesPapers: ColleaguesPaper[]
  formIds: { answer: string; answered: string; note: string }
  filter: InboxFilter
  now: Date
  staffEmails: string[]
  staffEmail: string
  outcome: InboxOutcome | undefined
}

/** One enquiry: who, what, how to reach them, and what was done about it. */
export function EnquiryView(props: EnquiryViewProps) {
  const { enquiry, around, answer, formIds, filter, now, staffEmails, staffEmail } = props
  const outcome = props.outcome?.id === enquiry.id ? props.outcome : undefined
  // Nothing is done about whoever was erased any more.
  const isErased = enquiry.email === ''
  const canWork = useMay()('enquiries') && !isErased
  // What is done with it next tells more.
  const madeQuote = useSearchParams()[0].get('made')
  const made = outcome ? null : madeQuote
  const latestAnswer = around.answers.at(-1)?.number ?? 0
  const heading = useBeginAtHeading()
  return (
    <article className="enquiry" aria-labelledby="enquiry-name">
      <Link className="office-link enquiry-back" to={inboxAddress(filter)}>
        Back to the list
      </Link>
      {outcome && <Outcome {...outcome} />}
      <header className="enquiry-head">
        <h2 id="enquiry-name" ref={heading} tabIndex={-1}>
          {enquiry.name}
        </h2>
        <p>
          {kindWords[enquiry.kind]}
          {enquiry.about && `: ${enquiry.about}`}
          <span className="office-quiet">
            {' · '}
            <DateTime at={enquiry.createdAt} now={now} />
          </span>
        </p>
      </header>
      {isErased ? (
        <p className="office-notice enquiry-message-gone">
          Whoever wrote this was erased, with what they wrote. What is left counts in the figures.
        </p>
      ) : (
        <>
          <Ways {...{ enquiry, answer }} />
          <blockquote className="enquiry-message">{enquiry.message}</blockquote>
        </>
      )}
      {enquiry.asked && <AskedExactly {...enquiry} asked={enquiry.asked} />}
      <MessagesOpened opened={around.opened} now={now} />
      <Facts enquiry={enquiry} />
      {canWork ? (
        <>
          <EnquiryState
            {...{ enquiry, now, staffEmails, staffEmail, latestAnswer }}
            answeredId={formIds.answered}
            awaitsAnswer={around.quotes.some(({ isWaiting }) => isWaiting)}
            heard={heardOf(around.quotes)}
          />
          <EnquiryEnding {...{ enquiry, outcome }} />
          <FollowUp {...{ enquiry, now, outcome }} />
        </>
      ) : (
        <p className="enquiry-stands">
          {endingWords(enquiry) ?? statusWords[enquiry.status]}, assigned to{' '}
          {enquiry.assigneeEmail ?? 'nobody'}.
        </p>
      )}
      <WhoMay right="enquiries" />
      <AnswersGiven answers={around.answers} proposals={around.proposals} now={now} />
      {enquiry.email && (
        <QuoteList enquiryId={enquiry.id} quotes={around.quotes} made={made} now={now} />
      )}
      {canWork && (
        <AnswerForm
          seen={latestAnswer}
          heard={heardOf(around.quotes)}
          enquiryId={enquiry.id}
          answerId={formIds.answer}
          begin={answer}
          {...{
            outcome,
            closing: props.closing,
            free: props.free,
            savedAnswers: props.savedAnswers,
            ...{ files: props.files, colleaguesPapers: props.colleaguesPapers },
          }}
        />
      )}
      <EnquiryNotes
        enquiryId={enquiry.id}
        noteId={formIds.note}
        notes={around.notes}
        canAdd={canWork}
        {...{ now, outcome }}
      />
      <EnquiryAround email={enquiry.email} {...{ around, now }} />
    </article>
  )
}

/** Answers outside of the office; what was typed beforehand can be changed there. */
function Ways({ enquiry, answer }: { enquiry: Enquiry; answer: AnswerDraft }) {
  const { email, phone } = enquiry
  const canChat = useMay()('enquiries') && phone && whatsAppNumber(phone)
  return (
    <div className="office-actions enquiry-ways">
      {phone && (
        <a className="office-button" href={telHref(phone)}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {canChat && (
        <MessageForm action={officePath.enquiry(enquiry.id)} text="enquiry">
          <Icon name="chat" />
          WhatsApp
        </MessageForm>
      )}
      {email && (
        <a
          className="office-button"
          href={mailtoHref(email, { subject: answer.subject, body: answer.text })}
        >
          <Icon name="mail" />
          Mail
        </a>
      )}
    </div>
  )
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const facts: [string, string | null][] = [
    ['Reference', enquiry.reference],
    ...enquiryFacts(enquiry, enquiry.about, (name) => name !== 'name'),
    ['Language', languageInOffice(enquiry.language)],
    ['Sent from', enquiry.sentFrom],
    ['Came from', enquiry.referrer],
  ]
  return (
    <dl className="facts enquiry-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
