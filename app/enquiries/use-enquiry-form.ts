import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { EnquiryAttempt } from './enquiry-attempt.ts'
import type { EnquiryDraft, EnquiryErrors } from './enquiry-form.ts'
import { keepDraft } from './keep-draft.ts'
import { forgetDraft, formIdFor, restoreDraft } from './kept-draft.ts'
import type { Sent } from './enquiry-sent.tsx'
import type { TakenEnquiry } from './send-enquiry.ts'

interface Phase {
  name: 'writing' | 'sending' | 'sent'
  errors: EnquiryErrors
  /** Stands above the form: why it was refused. */
  alert: string | null
  /** It is said while somebody writes: the page stays where it is. */
  isAside?: boolean
  /** Under this id it waits for a network, and is sent by itself. */
  waits?: string | undefined
  /** What is told, and what tells it. */
  sent: { told: Sent; parts: SentParts } | null
}

type SentParts = typeof import('./enquiry-sent.tsx')

/** Fetched when somebody fills in the form, not with the page. */
const load = () => Promise.all([import('./send-enquiry.ts'), import('./enquiry-sent.tsx')])

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
  /** Holds back what waits for a network; gives the words that say so. */
  const changeIt = useRef<(() => string) | undefined>(undefined)
  const [phase, setPhase] = useState<Phase>({
    ...writing,
    errors: attempt?.errors ?? {},
    alert: attempt?.message ?? null,
  })

  useEffect(() => {
    shownAt.current = performance.now()
    if (form.current && !attempt) restoreDraft(key, form.current)
  }, [key, attempt])

  // After the messages are on the page: the first wrong field takes the focus, or else the reason comes into sight.
  useEffect(() => {
    if (phase.name !== 'writing' || !phase.alert || phase.isAside) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else form.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [phase])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase.name === 'sending') return
    const sentForm = event.currentTarget
    const id = (formId.current ??= formIdFor(key))
    const draft: EnquiryDraft = { ...draftOf(sentForm, shownAt.current), form: id ?? '' }
    setPhase({ ...writing, name: 'sending' })
    const loaded = await load().catch(() => null)
    // Its code can't be had: then the browser sends the form, as it does without scripts.
    if (!loaded) return sentForm.submit()
    const [sending, parts] = loaded
    const answer = await sending.sendEnquiry(draft, key)
    if (answer.ok) return thank(answer, draft, parts)
    const { errors, message: alert, waits } = answer
    // Any tab may send it, this one too: then this form is done.
    changeIt.current = !waits
      ? undefined
      : sending.followWaiting(waits, (sent) => thank(sent, draft, parts))
    setPhase({ ...writing, errors, alert, waits })
  }

  const thank = (
    { message: words, reference }: TakenEnquiry,
    draft: EnquiryDraft,
    parts: SentParts,
  ) => {
    forgetDraft(key)
    const told = { words, reference, email: draft.email ?? '', formId: formId.current }
    formId.current = null
    setPhase({ ...writing, name: 'sent', sent: { told, parts } })
  }

  return {
    ...{ form, phase },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    onInput: () => {
      void load().catch(() => {})
      // Whoever goes on writing wants that to be sent, and not what it was before.
      if (changeIt.current) setPhase({ ...writing, alert: changeIt.current(), isAside: true })
      changeIt.current = undefined
      if (form.current) keepDraft(key, form.current)
    },
    startAgain: () => setPhase(writing),
  }
}

const writing: Phase = { name: 'writing', errors: {}, alert: null, sent: null }

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
