import { pathIn, splitPath } from '../../content/language/languages.ts'
import { keepInTab } from '../page/tab-storage.ts'
import { everyField } from '../rules/enquiry-fields.ts'
import { draftKey, formIdKey } from './keep-draft.ts'
import { asksForEnquiry } from './enquiry-query.ts'
import type { WaitingMessage } from './outbox.ts'

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
