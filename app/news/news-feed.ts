import { here, locale, t } from '../../content/language/t.ts'
import { newsPath } from '../../content/site.ts'
import { escapeMarkup } from '../page/escape-markup.ts'
import { placeholderOrigin } from '../page/site-origin.ts'
import { siteContentContext } from '../page/site-content.ts'
import type { Route } from './+types/news-feed'

/** As many as a reader shows. */
const most = 30

/** A year or a day as the feed has moments: its beginning in Kerala. */
const momentOf = (date: string) => `${date.length === 4 ? `${date}-01-01` : date}T00:00:00+05:30`

/** The latest stories for feed readers (Atom, RFC 4287). */
export function loader({ context }: Route.LoaderArgs) {
  const { news, company } = context.get(siteContentContext)
  const whole = (path: string) => escapeMarkup(placeholderOrigin + here(path))
  const shown = news.slice(0, most)
  const entries = shown.map(
    (item) => `<entry>
<id>${whole(newsPath({ id: item.id }))}</id>
<title>${escapeMarkup(item.title)}</title>
<link href="${whole(newsPath(item))}"/>
<updated>${momentOf(item.date)}</updated>
<summary>${escapeMarkup(item.description)}</summary>
</entry>`,
  )
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale()}">
<id>${whole('/news')}</id>
<title>${escapeMarkup(t('{name}: news, events and stories', company))}</title>
<link href="${whole('/news')}"/>
<link rel="self" href="${whole('/news.atom')}"/>
<updated>${momentOf(shown[0]?.date ?? String(company.established))}</updated>
<author><name>${escapeMarkup(company.name)}</name></author>
${entries.join('\n')}
</feed>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
