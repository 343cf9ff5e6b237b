import { createHash } from 'node:crypto'
import { aboutLanguage } from '../../../content/language/languages.ts'
import { otherPages } from '../../../content/language/approved.ts'
import { textsOfPapers } from '../../../content/language/approved-paths.server.ts'
import { siteWords } from '../../../content/language/site-words.server.ts'
import { publicPaths } from '../../../content/public-paths.ts'
import type { Office } from '../office-context.ts'
import { readPublished } from '../../site-content/published-content.server.ts'
import { translationsBy } from '../../translations/translations.server.ts'
import { wordChanges } from '../../rules/word-changes.ts'
import type { LanguagesQuery } from './languages-query.ts'
import { countStates, textsIn, type SiteText, type TranslatedSite } from './site-texts.server.ts'

const textsOnPage = 25

/** The site in the language that is asked for, with what was published and written last. */
export async function readSite({ db }: Pick<Office, 'db'>, { language }: LanguagesQuery) {
  const { content } = await readPublished(db.queries)
  const rows = await translationsBy(db.queries, language)
  return { content, ...textsIn(language, content, rows) }
}

/** A text as the page shows it. */
export const shown = (text: SiteText) => ({
  ...text,
  was: text.was && { ...text.was, runs: wordChanges(text.was.english, text.english) },
})
export type ShownText = ReturnType<typeof shown>

/** All that the page says: the texts that are asked for, and how it stands with all of them. */
export async function readLanguagesPage(office: Office, query: LanguagesQuery) {
  const { content, ...site } = await readSite(office, query)
  const { language } = query
  const found = textsAsked(site, query)
  const pages = Math.max(1, Math.ceil(found.length / textsOnPage))
  const page = Math.min(query.page, pages)
  const { approved, papers = [] } = siteWords(language, content)
  const pagesApproved = approved.filter((path) => path !== otherPages).length
  return {
    query: { ...query, page },
    language: { id: language, words: aboutLanguage[language].inOffice },
    now: office.now(),
    texts: found.slice((page - 1) * textsOnPage, page * textsOnPage).map(shown),
    ...{ found: found.length, pages },
    counts: countStates(site.texts.values()),
    pagesApproved: { of: publicPaths(content).length + 1, approved: pagesApproved },
    papersApproved: { of: textsOfPapers(content).size, approved: papers.length },
    parts: site.parts.map(({ id, title, group, texts }) => ({
      ...{ id, title, group },
      counts: countStates(texts.map((text) => site.texts.get(text)!)),
    })),
    toApprove: query.part === null ? null : toApproveIn(site, query.part),
  }
}

/** What of a part can be approved as it stands, and what it was that somebody saw of it. */
export function toApproveIn({ parts, texts }: TranslatedSite, id: string) {
  const part = parts.find((each) => each.id === id)
  if (!part) return null
  const open = part.texts
    .map((text) => texts.get(text)!)
    .filter(({ state }) => state === 'machine' || state === 'checked')
  const seen = createHash('sha256')
  for (const each of open) seen.update(`${each.key} ${each.seen}\n`)
  return { title: part.title, count: open.length, seen: seen.digest('hex'), texts: open }
}

function textsAsked({ parts, texts }: TranslatedSite, { part, state, search }: LanguagesQuery) {
  const ofPart = parts.find(({ id }) => id === part)?.texts
  const all = part === null ? [...texts.values()] : (ofPart ?? []).map((each) => texts.get(each)!)
  const words = search.toLowerCase().split(/\s+/)
  return all.filter((each) => {
    const isInState = state === 'changed' ? each.was !== null : !state || each.state === state
    const said = `${each.english}\n${each.text}`.toLowerCase()
    return isInState && words.every((word) => said.includes(word))
  })
}
