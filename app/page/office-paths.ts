import { href } from 'react-router'

/** Where the office's pages stand: `href` compiles only with a path that `routes.ts` has. */
export const officePath = {
  today: (day?: string) => withQuery(href('/staff/today'), { day }),
  week: (of?: string) => withQuery(href('/staff/week'), { of }),
  appointment: (id: string) => href('/staff/appointments/:id', { id }),
  book: (slot: { date?: string; time?: string } = {}) => withQuery(href('/staff/book'), slot),
  days: () => href('/staff/days'),
  /** @param opensLater from when on days of it open after all, where only hours were closed */
  daysClosed: (
    { from, to }: { from: string; to: string },
    { affected, opensLater }: { affected: number; opensLater: string | null },
  ) =>
    withQuery(href('/staff/days'), {
      ...{ from, to, told: String(affected), later: opensLater ?? undefined },
    }),
  /** With what was done about holidays. */
  holidays: (done: Record<string, string> = {}) =>
    `${withQuery(href('/staff/days'), done)}#holidays`,
  /** @param visitors proposed for what visitors see while it is closed */
  day: (date: string, visitors?: string) =>
    withQuery(href('/staff/days/:date', { date }), { visitors }),
  busy: () => href('/staff/days/busy'),
  /** @param id nothing for a new one */
  season: (id?: string) => href('/staff/days/seasons/:id?', { id }),
  usualWeek: () => href('/staff/days/usual-week'),
  inbox: () => href('/staff/inbox/:id?'),
  inboxCsv: () => href('/staff/inbox.csv'),
  enquiry: (id: string) => href('/staff/inbox/:id?', { id }),
  /** Where the quotes to them stand. @param made the one that was made just now */
  quotes: (id: string, made?: string) =>
    `${withQuery(href('/staff/inbox/:id?', { id }), { made })}#quotes`,
  /** @param from the version that a new one begins with */
  quote: (id: string, from?: string) => withQuery(href('/staff/inbox/:id/quote', { id }), { from }),
  /** Of the machine, as whoever asks saw it. Neither is a page: see asked-endpoint.server.ts. */
  enquiryPicture: (id: string) => `${href('/staff/inbox/:id?', { id })}/picture`,
  configurationSheet: (id: string) => `${href('/staff/inbox/:id?', { id })}/sheet.pdf`,
  attachment: (id: string) => href('/staff/inbox/attachments/:id', { id }),
  savedAnswers: (done?: string) => withQuery(href('/staff/inbox/saved-answers'), { done }),
  mails: () => href('/staff/mail/:id?'),
  mail: (id: string) => href('/staff/mail/:id?', { id }),
  people: () => href('/staff/people'),
  /** @param person an e-mail address or a phone number */
  person: (person: string, also: Record<string, string> = {}) =>
    withQuery(href('/staff/people'), { person: person.toLowerCase(), ...also }),
  personJson: (person: string) => withQuery(href('/staff/people.json'), { person }),
  site: () => href('/staff/site'),
  /** The items of a kind. */
  siteItems: (kind: string) => href('/staff/site/all/:kind', { kind }),
  /** @param item nothing, or '', of a kind that there is one of */
  siteContent: (kind: string, item?: string) =>
    href('/staff/site/:kind/:item?', { kind, item: item || undefined }),
  /** @param page path of the public page; without it the item's own, or the first that shows it */
  sitePreview: (
    { kind, item }: { kind: string; item: string },
    page: string | undefined,
    version: string,
  ) =>
    withQuery(`${href('/staff/site/:kind/:item?', { kind, item: item || alone })}/preview`, {
      ...{ page, version },
    }),
  team: (query: { remove?: string; done?: string; theirs?: string } & Partial<TypedForTeam> = {}) =>
    withQuery(href('/staff/site/team'), query),
  /** @param query of the list of texts */
  languages: (query: Record<string, string | undefined> = {}) =>
    withQuery(href('/staff/site/languages'), query),
  /** @param id of the file to look at, which the list then begins with */
  files: (id?: string) =>
    withQuery(href('/staff/site/files'), { from: id }) + (id ? `#file-${id}` : ''),
  filesAfter: (place: string) => withQuery(href('/staff/site/files'), { after: place }),
  log: () => href('/staff/log'),
  figures: () => href('/staff/figures'),
  figuresCsv: (weeks: number) => withQuery(href('/staff/figures.csv'), { weeks: String(weeks) }),
  /** @param label as it stands in the form of a new one */
  feed: (label?: string) => withQuery(href('/staff/feed'), { label }),
  sessions: () => href('/staff/sessions'),
}

/** What stands in the forms of the team: somebody to be added with a role, or a member whose role is to be another one. */
export interface TypedForTeam {
  email: string
  member: string
  role: string
}

/** As it stands behind a path, with its `?`, or nothing. Safari knows `size` of it from 17 on. */
export function asSearch(query: URLSearchParams): string {
  const text = query.toString()
  return text && `?${text}`
}

/** What is undefined stays out. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, value)
  return path + asSearch(query)
}

/** Stands in an address where a kind has one item without an id. */
const alone = '-'

/** The item that an address speaks of; '' of a kind that there is one of. */
export const itemIn = (part: string | undefined) =>
  part === undefined || part === alone ? '' : part
