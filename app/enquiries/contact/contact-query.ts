import { splitPath } from '../../../content/language/languages.ts'
import { asksForEnquiry } from '../enquiry-query.ts'

/** What an address of `/contact` may ask for that changes the page; a campaign's name, say, does not. */
const tellingParameters = ['topic', 'product', 'sent']

/** Whether the contact page shows something else at this address than at its bare one, and is drawn for it. */
export function asksForOwnPage({ pathname, searchParams }: URL): boolean {
  return (
    /^\/contact(\.data)?$/.test(splitPath(pathname).path) &&
    tellingParameters.some((name) => searchParams.has(name))
  )
}

/** Whether the page is drawn anew on its way to another of its addresses: a dialog that opens or closes over it changes nothing of it. */
export function isAskedAnew(from: URL, to: URL): boolean {
  return from.search !== to.search && !hasDialog(from) && !hasDialog(to)
}

/** The booking's own rule, `asksForBooking`, would make 0.5 KB of a file that every page asks for. */
const hasDialog = ({ search, searchParams }: URL) =>
  searchParams.has('book') || asksForEnquiry(search)
