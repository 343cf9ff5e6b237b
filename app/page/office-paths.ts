import { href } from 'react-router'

/** Where the office's pages stand: `href` compiles only with a path that `routes.ts` has. */
export const officePath = {
  today: (day?: string) => withQuery(href('/staff/today'), { day }),
  week: (of?: string) => withQuery(href('/staff/week'), { of }),
  appointment: (id: string) => href('/staff/appointments/:id', { id }),
  book: (slot: { date?: string; time?: string } = {}) => withQuery(href('/staff/book'), slot),
  days: () => href('/staff/days'),
  day: (date: string) => href('/staff/days/:date', { date }),
  usualWeek: () => href('/staff/days/usual-week'),
  inbox: () => href('/staff/inbox/:id?'),
  inboxCsv: () => href('/staff/inbox.csv'),
  enquiry: (id: string) => href('/staff/inbox/:id?', { id }),
  mails: () => href('/staff/mail/:id?'),
  mail: (id: string) => href('/staff/mail/:id?', { id }),
  people: () => href('/staff/people'),
  /** @param person an e-mail address or a phone number */
  person: (person: string, also: Record<string, string> = {}) =>
    withQuery(href('/staff/people'), { person: person.toLowerCase(), ...also }),
  personJson: (person: string) => withQuery(href('/staff/people.json'), { person }),
  site: () => href('/staff/site'),
  siteContent: (kind: string) => href('/staff/site/:kind', { kind }),
  /** @param page path of the public page */
  sitePreview: (kind: string, page: string, version: string) =>
    withQuery(`${href('/staff/site/:kind', { kind })}/preview`, { page, version }),
  /** @param id of the file to look at */
  files: (id?: string) => `${href('/staff/site/files')}${id ? `#file-${id}` : ''}`,
  log: () => href('/staff/log'),
  figures: () => href('/staff/figures'),
  feed: () => href('/staff/feed'),
  sessions: () => href('/staff/sessions'),
}

/** What is undefined stays out. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, value)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
