import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { EnquiryAttempt } from './enquiry-attempt.ts'
import type { EnquiryDraft, EnquiryErrors } from './enquiry-form.ts'
import { keepDraft } from './keep-draft.ts'
import { forgetDraft, formIdFor, restoreDraft } from './kept-draft.ts'

interface Phase {
  name: 'writing' | 'sending' | 'sent'
  errors: EnquiryErrors
  /** Stands above the form: why it was refused. */
  alert: string | null
  /** Under this id it waits for a network, and is sent by itself. */
  waits: string | null
  sent: Sent | null
}

/** What is told once it was sent. */
export interface Sent {
  words: string
  reference: string | null
  email: string
  /** By which a copy can be asked for. */
  formId: string | null
}

/** Fetched when somebody fills in the form, not with the page. */
const load = () => import('./send-enquiry.ts')

/**
 * The form's life with scripts: check, send, thank. The fields are the browser's own, so that nothing
 * that was typed depends on any of this.
 *
 * @param key under which an unsent draft is kept
 */
export function useEnquiryForm(key: string, attempt: EnquiryAttempt | null) {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  /** The same for each time that this form is sent; the next form has another. */
  const formId = useRef(attempt?.draft.form ?? null)
  const waiting = useRef<{ forget: () => void; holdIt: () => void } | null>(null)
  const [phase, setPhase] = useState<Phase>({
    ...writing,
    errors: attempt?.errors ?? {},
    alert: attempt?.message ?? null,
  })

  useEffect(() => {
    shownAt.current = performance.now()
    if (form.current && !attempt) restoreDraft(key, form.current)
  }, [key, attempt])

  // After the messages are on the page: the first wrong field takes the focus.
  useEffect(() => {
    if (phase.name !== 'writing' || !phase.alert) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [phase])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase.name === 'sending') return
    const sentForm = event.currentTarget
    const id = (formId.current ??= formIdFor(key))
    const draft: EnquiryDraft = { ...draftOf(sentForm, shownAt.current), form: id ?? '' }
    setPhase({ ...writing, name: 'sending' })
    const sending = await load().catch(() => null)
    // Its code can't be had: then the browser sends the form, as it does without scripts.
    if (!sending) return sentForm.submit()
    const page = location.pathname + location.search + location.hash
    const answer = await sending.sendEnquiry(draft, { key, page })
    if (!answer.ok) {
      const { errors, message: alert, waits = null } = answer
      if (waits) await followWaiting(waits, draft)
      setPhase({ ...writing, errors, alert, waits })
      return
    }
    thank(answer, draft)
  }

  const thank = (
    { message: words, reference }: { message: string; reference: string | null },
    draft: EnquiryDraft,
  ) => {
    waiting.current?.forget()
    waiting.current = null
    forgetDraft(key)
    const sent = { words, reference, email: draft.email ?? '', formId: formId.current }
    formId.current = null
    setPhase({ ...writing, name: 'sent', sent })
  }

  /** What was kept may be sent by any tab, this one too: then this form is done. */
  const followWaiting = async (id: string, draft: EnquiryDraft) => {
    const { hearOfOutbox, holdBack } = await import('./outbox.ts')
    waiting.current?.forget()
    const forget = hearOfOutbox((news) => {
      if (news.type === 'sent' && news.id === id) thank(news, draft)
    })
    // Whoever goes on writing wants that to be sent, and not what it was before.
    const holdIt = () => void holdBack(id, changedMeanwhile).catch(() => {})
    waiting.current = { forget, holdIt }
  }
  useEffect(() => () => waiting.current?.forget(), [])

  return {
    ...{ form, phase },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    onInput: () => {
      void load().catch(() => {})
      if (waiting.current) {
        waiting.current.forget()
        waiting.current.holdIt()
        waiting.current = null
        setPhase({ ...writing, alert: changing })
      }
      if (form.current) keepDraft(key, form.current)
    },
    startAgain: () => setPhase(writing),
  }
}

const writing: Phase = { name: 'writing', errors: {}, alert: null, waits: null, sent: null }

const changing = 'Not sent yet. Send it again when you have changed it.'
const changedMeanwhile = 'You began to change it, and have not sent it again yet.'

function draftOf(form: HTMLFormElement, shownAt: number): EnquiryDraft {
  const draft: EnquiryDraft = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') draft[name] = value
  }
  draft.seconds = ((performance.now() - shownAt) / 1000).toFixed(1)
  draft.referrer = document.referrer
  draft.page = location.pathname + location.search
  return draft
}
