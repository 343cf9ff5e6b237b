import type { SiteContent } from '../../content/site-content.ts'
import { holidayNotice } from './days/holiday-words.ts'
import { holidaysOf } from './days/holidays-of-company.server.ts'

/** What to say of a day that is a holiday; null of any other. */
export function holidayOn(content: Pick<SiteContent, 'bodies'>, date: string): string | null {
  const [holiday] = holidaysOf(content, date, date)
  return holiday ? holidayNotice(holiday) : null
}
