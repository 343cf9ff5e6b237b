import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { keepInTab, keptInTab } from '../page/tab-storage.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { EnquiryAttempt } from './enquiry-attempt.ts'
import type { EnquiryDraft, EnquiryErrors } from './form/enquiry-form.ts'
import type { Sent } from './sent/enquiry-sent.tsx'
import type { Followed } from './outbox/follow-waiting.ts'
import { draftKey, keepDraft, keptFormId, sentByBrowser } from './form/keep-draft.ts'
import { restoreDraft } from './form/restore-draft.ts'
import type { TakenEnquiry } from './outbox/send-enquiry.ts'
import { patience } from '../../content/patience.ts'

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

/** Fetched when somebody comes to the form, not with the page: by the time it is sent the network may be gone. */
const load = () =>
  Promise.all([
    withWords(import('./outbox/send-enquiry.ts')),
    withWords(import('./sent/enquiry-sent.tsx')),
    withWords(import('./outbox/follow-waiting.ts')),
  ])

const begin = () => void load().catch(() => {})

type Loaded = Awaited<ReturnType<typeof load>>
type SentParts = Loaded[1]

/**
 * The form's life with scripts: check, send, thank. The fields are the browser's own, so that nothing
 * that was typed depends on any of this.
 *
 * @param key under which an unsent draft is kept
 * @param refused as the browser sent it; the form after it begins without
 */
export function useEnquiryForm(key: string, refused: EnquiryAttempt | null) {
  const [attempt, setAttempt] = useState(refused)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  /** What came with the page was there to be written in before the scripts were. */
  const [shownAt] = useState(() => (hydrated ? performance.now() : 0))
  /** The same for each time that this form is sent; the next form has another. */
  const formId = useRef(attempt?.draft.form ?? null)
  /** What was sent from here and waits for a network. */
  const followed = useRef<Followed>(undefined)
  const [kept, setKept] = useState<EnquiryDraft>({})
  const [phase, setPhase] = useState<Phase>({
    ...writing,
    errors: attempt?.errors ?? {},
    alert: attempt?.message ?? null,
  })

  const thank = (
    { message: words, reference }: TakenEnquiry,
    { email = '' }: EnquiryDraft,
    parts: SentParts,
  ) => {
    followed.current?.stop()
    followed.current = undefined
    const told = { words, reference, email, formId: formId.current, wasRefused: Boolean(attempt) }
    formId.current = null
    setPhase({ ...writing, name: 'sent', sent: { told, parts } })
  }

  const follow = (id: string, draft: EnquiryDraft, [, parts, { followWaiting }]: Loaded) => {
    followed.current?.stop()
    followed.current = followWaiting(id, {
      onSent: (sent) => thank(sent, draft, parts),
      onRefused(alert) {
        followed.current = undefined
        setPhase({ ...writing, alert, isAside: true })
      },
    })
  }

  /** What goes on being written is not sent as it was before. */
  const change = () => {
    if (followed.current)
      setPhase({ ...writing, alert: followed.current.holdBack(), isAside: true })
    followed.current = undefined
  }

  /** The form was left while its message waits, and is shown anew. */
  const takeUp = useEffectEvent(async () => {
    const loaded = await load()
    const waiting = await loaded[2].waitingOf(key)
    if (!waiting || !form.current) return
    formId.current = waiting.form
    follow(waiting.id, waiting.draft, loaded)
    if (loaded[2].isUnchanged(form.current, waiting))
      setPhase({
        ...writing,
        alert: loaded[0].waitsWords(Boolean(waiting.tries)),
        isAside: true,
        waits: waiting.id,
      })
    else change()
  })

  useEffect(() => {
    if (form.current && !attempt) setKept(restoreDraft(key, form.current))
    // It was sent from here before, and perhaps waits.
    if (!attempt && keptFormId(key)) takeUp().catch(() => {})
    return () => followed.current?.stop()
  }, [key, attempt])

  // After the messages are on the page: the first wrong field takes the focus, or else the reason comes into sight.
  useEffect(() => {
    if (phase.name !== 'writing' || !phase.alert || phase.isAside) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else form.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [phase])

  /**
   * As without scripts. The page that says so forgets the draft; whoever comes back here finds what is kept of it, and nothing that
   * the browser itself remembers.
   */
  const letBrowserSend = (sentForm: HTMLFormElement) => {
    keepDraft(key, sentForm, attempt)
    keepInTab(sentByBrowser, key)
    const leave = () => keptInTab(draftKey(key)) && sentForm.reset()
    const comeBack = () => {
      setKept(restoreDraft(key, sentForm))
      setPhase(writing)
    }
    addEventListener('pagehide', leave, { once: true })
    addEventListener('pageshow', comeBack, { once: true })
    sentForm.submit()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase.name === 'sending') return
    const sentForm = event.currentTarget
    const draft = { ...draftOf(sentForm, shownAt), form: formId.current ?? '' }
    setPhase({ ...writing, name: 'sending' })
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
    const loaded = await Promise.race([load(), late]).catch(() => null)
    // Its code can't be had. Without a network the browser would lead to a page of its own, away from what was typed.
    if (!loaded)
      return navigator.onLine
        ? letBrowserSend(sentForm)
        : setPhase({ ...writing, alert: t('Not sent: there is no connection just now.') })
    const answer = await loaded[0].sendEnquiry(draft, key, sentForm)
    formId.current = answer.form ?? formId.current
    if (answer.ok) return thank(answer, draft, loaded[1])
    const { errors, message: alert, waits } = answer
    // Any tab may send it, this one too: then this form is done. A form that was left meanwhile is taken up when it is shown anew.
    if (waits && form.current) follow(waits, draft, loaded)
    setPhase({ ...writing, errors, alert, waits })
  }

  return {
    ...{ form, phase, kept, attempt, hydrated },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    onFocus: begin,
    onInput: () => {
      begin()
      change()
      if (form.current) keepDraft(key, form.current, attempt)
    },
    startAgain: () => {
      setAttempt(null)
      setKept({})
      setPhase(writing)
    },
  }
}

const writing: Phase = { name: 'writing', errors: {}, alert: null, sent: null }

function draftOf(form: HTMLFormElement, shownAt: number): EnquiryDraft {
  return {
    // None of them is a file.
    ...(Object.fromEntries(new FormData(form)) as EnquiryDraft),
    seconds: ((performance.now() - shownAt) / 1000).toFixed(1),
    referrer: document.referrer,
    page: location.pathname + location.search,
  }
}
