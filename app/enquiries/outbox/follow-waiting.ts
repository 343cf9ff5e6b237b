import { t } from '../../../content/language/t.ts'
import { forgetDraft } from '../form/form-id.ts'
import { withoutMachines } from '../form/interested-in.ts'
import { fieldsOf, firstOf, keptFormId } from '../form/keep-draft.ts'
import { hearOfOutbox, holdBack, waitingMessages } from './outbox.ts'
import { isHeldBack, type WaitingMessage } from './waiting-message.ts'
import { paragraphs } from '../../rules/typed-text.ts'
import type { TakenEnquiry } from './send-enquiry.ts'

/** The form in which a message was written, and what becomes of that message while the form is shown. */

const changedMeanwhile = 'You began to change it, and have not sent it again yet.'

export interface Followed {
  /** The form is gone, or another version of its message waits. */
  stop(): void
  /** The form is changed: nothing goes out that was not sent again. Gives the words that say so. */
  holdBack(): string
}

interface Hearing {
  onSent: (sent: TakenEnquiry) => void
  /** @param problem in the site's words */
  onRefused: (problem: string) => void
}

const followed = new Set<string>()

/** Whether the form itself tells what becomes of a message. */
export const isFollowed = (id: string) => followed.has(id)

/** @param id of a message that waits */
export function followWaiting(id: string, { onSent, onRefused }: Hearing): Followed {
  followed.add(id)
  const forget = hearOfOutbox((news) => {
    if (news.type === 'sent' && news.id === id) {
      forgetDraft(news.key)
      onSent(news)
    }
    if (news.type === 'refused' && news.id === id) {
      stop()
      onRefused(news.problem)
    }
  })
  const stop = () => {
    followed.delete(id)
    forget()
  }
  return {
    stop,
    holdBack() {
      stop()
      void holdBack(id, t(changedMeanwhile)).catch(() => {})
      return t('Not sent yet. Send it again when you have changed it.')
    },
  }
}

/** What waits of the form that is kept under a key: it was left, and is shown anew. */
export async function waitingOf(key: string): Promise<WaitingMessage | undefined> {
  const id = keptFormId(key)
  if (!id) return undefined
  const waiting = await waitingMessages()
  return waiting.find((message) => message.form === id && !isHeldBack(message))
}

/**
 * Whether nobody has changed a form since its message was sent. What a field began with is nobody's change: the address may say
 * another colour by now. A shortlist goes along in the message alone, and may hold others by now.
 */
export function isUnchanged(form: HTMLFormElement, { draft }: WaitingMessage): boolean {
  const sentIn = (name: string) => (name === 'message' && draft.typed) || draft[name]
  return Array.from(fieldsOf(form)).every(
    (field) =>
      field.value === firstOf(field) ||
      written(field.value) === written(sentIn(field.name) ?? field.value),
  )
}

/** What waits since before it was kept as typed is known by the machines below it. */
const written = (text: string) => paragraphs(withoutMachines(paragraphs(text)))
