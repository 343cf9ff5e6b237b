import { here, t } from '../../content/language/t.ts'
import { isFollowed } from './outbox/follow-waiting.ts'
import { forgetDraft } from './form/form-id.ts'
import { keptFormId } from './form/keep-draft.ts'
import { hearOfOutbox, waitingMessages, type OutboxNews } from './outbox/outbox.ts'
import { notTaken, sentWords, wordsOf } from './outbox/outbox-words.ts'
import { askToNotify, canBeAsked } from './outbox/sent-notification.ts'
import { sendWaiting, watchOutbox } from './outbox/send-waiting.ts'
import { isHeldBack } from './outbox/waiting-message.ts'

/** What was told, so that what follows at once does not take its place. */
let said = ''
let isTelling = false

/** Tells on whatever is shown what becomes of messages, unless their own form does. */
export function tellWhatBecomes(): void {
  if (isTelling) return
  isTelling = true
  hearOfOutbox((news) => {
    if ('id' in news && isFollowed(news.id)) return
    if (news.type === 'sent' && keptFormId(news.key) === news.form) forgetDraft(news.key)
    tellOf(news)
  })
}

function tellOf(news: OutboxNews): void {
  const words = wordsOf(news)
  if (!words) return
  if (news.type !== 'refused') {
    said = `${words} `
    show(words)
  } else if (!isWhereTheyAre()) show(words, [look('See why')])
}

const isWhereTheyAre = () => location.pathname.endsWith('/downloads')

/** Sends what was written without a network, and tells on whatever page is open what became of it. */
export async function sendWhatWaits(): Promise<void> {
  tellWhatBecomes()
  watchOutbox()
  await sendWaiting()
  const waiting = await waitingMessages().catch(() => [])
  if (isWhereTheyAre()) return
  if (waiting.some(isHeldBack))
    show(said + t('A message of yours was not sent.'), [look('See why')])
  else if (waiting.some(({ tries }) => tries)) show(said + t(notTaken), [look('Look')])
  else if (waiting.length > 0)
    show(said + t('Written, not sent yet: a message of yours waits for a connection.'), [
      look('Look'),
      ...(canBeAsked() ? [tellMe] : []),
    ])
}

/** Asks whoever has just written without a network, unless the browser has its answer already. */
export function offerToTell(): void {
  if (!canBeAsked()) return
  const offer = show(
    t(
      'This browser can tell you when your message is sent, also when you look at something else meanwhile. Leave this page open.',
    ),
    [tellMe],
  )
  const forget = hearOfOutbox(({ type }) => {
    if (type !== 'sent' && type !== 'refused') return
    forget()
    offer.remove()
  })
}

/** Whoever has left the form while it was sent. */
export const tellSent = (reference: string) => void show(sentWords(reference))

/** @param page where it was written, and is still filled in */
export const tellRefused = (reason: string, page: string) =>
  void show(`${t('A message of yours was not sent.')} ${reason}`, [
    { words: t('Mend it'), act: page },
  ])

interface Action {
  words: string
  /** A path, or what is done. */
  act: string | (() => void)
}

/** The way to all that waits. */
const look = (words: 'Look' | 'See why'): Action => ({
  words: t(words),
  act: here('/downloads#kept'),
})

const tellMe: Action = {
  get words() {
    return t('Tell me when it is sent')
  },
  act: () => void askToNotify().then((answer) => show(answer)),
}

let shown: HTMLElement | undefined

function show(words: string, actions: readonly Action[] = []): HTMLElement {
  const hadFocus = shown?.contains(document.activeElement)
  shown?.remove()
  const notice = document.createElement('div')
  notice.className = 'not-printed'
  notice.setAttribute('role', 'status')
  notice.ariaLabel = t('Your messages')
  // Here, so that nobody else fetches it.
  Object.assign(notice.style, {
    position: 'fixed',
    zIndex: '7',
    insetInlineEnd: '12px',
    bottom: '56px',
    maxWidth: 'min(420px, calc(100vw - 24px))',
    padding: '14px 16px',
    background: '#f6f4ef',
    color: '#101214',
    border: '1px solid #101214',
    borderLeft: '6px solid #f5b800',
    font: '500 0.9375rem/1.45 var(--font-sans)',
  })
  const text = document.createElement('p')
  text.textContent = words
  const row = document.createElement('div')
  Object.assign(row.style, { display: 'flex', flexWrap: 'wrap', gap: '0 20px', marginTop: '6px' })
  const close = { words: t('Close'), act: () => notice.remove() }
  row.append(...[...actions, close].map(control))
  document.body.append(notice)
  // In two steps, so that it is read aloud.
  requestAnimationFrame(() => {
    notice.append(text, row)
    if (hadFocus) (row.lastElementChild as HTMLElement).focus()
  })
  shown = notice
  return notice
}

function control({ words, act }: Action): HTMLElement {
  const isLink = typeof act === 'string'
  const element = document.createElement(isLink ? 'a' : 'button')
  if (isLink) element.setAttribute('href', act)
  else {
    element.setAttribute('type', 'button')
    element.addEventListener('click', act)
  }
  element.textContent = words
  Object.assign(element.style, linkLooks)
  return element
}

const linkLooks = {
  padding: '5px 0',
  border: '0',
  background: 'none',
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: '600',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
}
