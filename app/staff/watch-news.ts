import { officePath } from '../page/office-paths.ts'
import { newsToTell, type OfficeNews } from './office-news.ts'

/** How late somebody may hear of a booking in an open page. */
const askEveryMs = 60_000

/** In this browser, for all of its pages: whether news are told, and up to which they were. */
const wanted = 'dino-office-notify'
const toldUpTo = 'dino-office-told'

const listeners = new Set<() => void>()

/** Calls back when the news are other ones than a minute before, and with the first. The result stops it. */
export function hearNews(onNew: () => void): () => void {
  listeners.add(onNew)
  return () => listeners.delete(onNew)
}

/**
 * Asks for news every minute while the page is open, seen or not, and tells of them where that was wanted. The result stops it.
 */
export function watchNews(onNews: (news: OfficeNews) => void): () => void {
  let isStopped = false
  let known: string | undefined
  const ask = async () => {
    const news = await fetchNews()
    if (!news || isStopped) return
    onNews(news)
    tell(news)
    const all = JSON.stringify(news)
    if (known !== all) for (const onNew of listeners) onNew()
    known = all
  }
  const timer = setInterval(() => void ask(), askEveryMs)
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}

/** Undefined without a connection, or when the sign-in is over. */
async function fetchNews(): Promise<OfficeNews | undefined> {
  const answer = await fetch('/staff/news.json').catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as OfficeNews) : undefined
}

/** Once for all pages of this browser; what was there when it was switched on is not told. */
function tell(news: OfficeNews): void {
  if (notifyState() !== 'on') return
  const words = newsToTell(news, read(toldUpTo))
  if (!words) return
  write(toldUpTo, news.latest)
  show(words)
}

/** False where browsers show them for installed apps only, as on Android. */
function show(words: string): boolean {
  try {
    const notification = new Notification('DINO office', { body: words, tag: 'dino-office' })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
      // What is being written stays.
      if (location.pathname !== officePath.today()) window.open(officePath.today(), 'dino-today')
    })
    return true
  } catch {
    return false
  }
}

export type NotifyState = 'on' | 'off' | 'blocked' | 'missing'

/** Tried in this page, and refused by the browser. */
let cannotShow = false
const onChange = new Set<() => void>()

export function notifyState(): NotifyState {
  if (cannotShow || !('Notification' in window)) return 'missing'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && read(wanted) === 'on' ? 'on' : 'off'
}

/** Calls back when it was switched in this page. The result stops it. */
export function watchNotifyState(changed: () => void): () => void {
  onChange.add(changed)
  return () => onChange.delete(changed)
}

/** Asks the browser, and shows the first one at once, so that everybody knows what they look like. */
export async function switchOn(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') {
    cannotShow = !show(
      'This is how you will be told here that somebody booked, moved, cancelled or asked.',
    )
    const news = await fetchNews()
    write(toldUpTo, news?.latest ?? '')
    write(wanted, 'on')
  }
  for (const changed of onChange) changed()
}

export function switchOff(): void {
  write(wanted, '')
  for (const changed of onChange) changed()
}

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage it is switched on for nobody.
  }
}
