import type { MetaDescriptor } from 'react-router'
import { brandName } from '../../content/brand.ts'
import { officePath } from '../page/office-paths.ts'

/** The pages of the office's menu, in the order of a working day. */
export const officePages = {
  today: { to: officePath.today(), title: 'Today' },
  week: { to: officePath.week(), title: 'Week' },
  days: { to: officePath.days(), title: 'Days' },
  inbox: { to: officePath.inbox(), title: 'Inbox' },
  mail: { to: officePath.mails(), title: 'Mail' },
  people: { to: officePath.people(), title: 'People' },
  site: { to: officePath.site(), title: 'Site' },
  log: { to: officePath.log(), title: 'Log' },
  figures: { to: officePath.figures(), title: 'Figures' },
  feed: { to: officePath.feed(), title: 'Feed' },
  sessions: { to: officePath.sessions(), title: 'Signed in' },
} as const
export type OfficePage = keyof typeof officePages

/** What every page of the office says of itself to the browser. */
export function officeMeta(...titles: string[]): MetaDescriptor[] {
  return [
    { title: [...titles, `${brandName} staff office`].join(' | ') },
    { name: 'robots', content: 'noindex' },
    // A browser that translates a page sends it away, and the office's hold what people have written to us.
    { name: 'google', content: 'notranslate' },
  ]
}
