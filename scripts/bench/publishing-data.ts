import { catalogue } from '../../content/catalogue.ts'
import { companyFacts } from '../../content/company.ts'
import { news } from '../../content/news.ts'
import type { Database } from '../../app/db/database.server.ts'
import { contentRevisions } from '../../app/db/schema/content.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { packed } from '../../app/site-content/content-form.server.ts'
import type { ContentBodies, ContentKind } from '../../app/site-content/content-kinds.server.ts'

/** How many items a site has beside those that it was delivered with. */
export interface SiteSize {
  products: number
  news: number
}

const day = 86_400_000

/** Fills a site's database with published machines and stories; gives the member of staff who published them. */
export async function fillSite(db: Database, size: SiteSize): Promise<{ uid: string }> {
  const [editor] = await db.queries
    .insert(users)
    .values({ googleSub: 'editor', email: 'staff@dino.example' })
    .returning()
  const add = async <Kind extends ContentKind>(kind: Kind, bodies: ContentBodies[Kind][]) => {
    const rows = bodies.map((body) => ({
      ...{ kind, item: (body as { id: string }).id, number: 1, body: packed(kind, body) },
      ...{ publishedAt: new Date(), publishedBy: editor!.uid },
    }))
    for (let from = 0; from < rows.length; from += 500)
      await db.queries.insert(contentRevisions).values(rows.slice(from, from + 500))
  }
  await add('product', numbered(size.products, machine))
  await add('news', numbered(size.news, story))
  return editor!
}

export const companyWith = (telephone: string) => ({
  ...companyFacts,
  telephone,
  whatsapp: telephone,
})

const numbered = <Body>(count: number, make: (number: number) => Body) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

function machine(number: number): ContentBodies['product'] {
  const like = catalogue[number % catalogue.length]!
  return { ...like, id: `machine-${number}`, title: `Machine ${number}` }
}

function story(number: number): ContentBodies['news'] {
  const { video: _film, ...like } = news[number % news.length]!
  return {
    ...like,
    ...{ id: `story-${number}`, title: `Story ${number}`, featured: false },
    date: new Date(Date.UTC(2026, 0, 1) - number * day).toISOString().slice(0, 10),
    text: Array(12).fill(`Paragraph of story ${number}. ${like.description}`).join('\n\n'),
  }
}
