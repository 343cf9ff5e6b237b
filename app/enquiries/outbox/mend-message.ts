import { pathIn, splitPath } from '../../../content/language/languages.ts'
import { keepInTab } from '../../page/tab-storage.ts'
import { everyField } from '../../rules/enquiry-fields.ts'
import { draftKey, formIdKey } from '../form/keep-draft.ts'
import { asksForEnquiry } from '../enquiry-query.ts'
import { putOff } from './outbox.ts'
import { isHeldBack, type WaitingMessage } from './waiting-message.ts'

/** So long whoever opens a message has to begin to change it (ms). */
const timeToBegin = 5 * 60_000

/**
 * The form that is opened holds it back at the first key. Until then it waits as it is: whoever leaves it so has stopped nothing.
 *
 * @param now milliseconds since 1970
 */
export async function change(message: WaitingMessage, now = Date.now()): Promise<void> {
  const { id, tries = 0, notBefore = 0 } = message
  // What a browser refuses to note is mended all the same.
  if (!isHeldBack(message))
    await putOff(id, { tries, notBefore: Math.max(notBefore, now + timeToBegin) }).catch(() => {})
  mend(message)
}

/** Opens the form in which a message was written, in its language and with all of it filled in. */
export function mend({ key, form, page, draft }: WaitingMessage): void {
  const typed = Object.fromEntries(everyField.map(([name]) => [name, draft[name] ?? '']))
  keepInTab(draftKey(key), JSON.stringify(typed))
  keepInTab(formIdKey(key), form)
  const { pathname, search } = new URL(page, location.origin)
  const { path, language } = splitPath(pathname)
  // A dialog stands in its page's address. On home itself the form stands far down: the same one has a page of its own.
  const isFarDown = path === '/' && !asksForEnquiry(search)
  location.assign(isFarDown ? pathIn(language, '/contact') : page)
}
