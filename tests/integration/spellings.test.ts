import { expect, test } from 'vitest'
import type { Database } from '../../app/db/database.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { readFilter } from '../../app/staff/inbox/inbox-filter.ts'
import { listEnquiries } from '../../app/staff/inbox/inbox.server.ts'
import { searchPeople } from '../../app/staff/people/search-people.server.ts'
import { delivered } from '../../content/catalogue.ts'
import { freshDatabase } from '../fresh-database.ts'

const [joiner, nonJoiner, nukta] = ['\u200d', '\u200c', '\u093c']

/** What looks the same, or is the same word, as two keyboards write it. */
const spellings = {
  'a chillu of old and new keyboards': [`സുനില്${joiner}`, 'സുനിൽ'],
  'a chillu within a word': [`രാജന്${joiner}കുട്ടി`, 'രാജൻകുട്ടി'],
  'a chillu and the letter after it': [`എന്${joiner}റെ`, 'എന്റെ'],
  'signs of two parts': ['കൊച്ചി', 'കൊച്ചി'.normalize('NFD')],
  'conjuncts asked for by a joiner': [`क्${joiner}षमा`, 'क्षमा'],
  'conjuncts kept apart': [`रफ़्${nonJoiner}तार`, 'रफ़्तार'],
  'a letter with its nukta, and as one': [`कड${nukta}ा`, 'क\u095cा'],
  'a nukta that is left out': ['फ़िरोज़', 'फिरोज'],
  'a moon that is left out': ['चाँदनी', 'चांदनी'],
  'an accent of its own': ['José', 'José'.normalize('NFD')],
}

const bothWays = Object.entries(spellings).flatMap(([what, [one, other]]) => [
  [what, one!, other!] as const,
  [what, other!, one!] as const,
  [what, one!, one!] as const,
])

async function withEnquiryOf(name: string): Promise<Database> {
  const db = await freshDatabase()
  await db.queries.insert(enquiries).values({
    ...{ kind: 'contact', name, email: 'a@buyer.example', message: 'Please call.' },
    ...{ consentVersion: '1', contentHash: '', createdAt: new Date('2026-11-23T03:00:00Z') },
  })
  return db
}

async function found(db: Database, typed: string) {
  const filter = readFilter(new URLSearchParams({ q: typed }))
  const { rows } = await listEnquiries(db.queries, filter, { today: '2026-11-23' }, delivered)
  return { inInbox: rows.length, people: (await searchPeople(db, typed)).length }
}

test.each(bothWays)('%s: what is written %s is found by %s', async (_, written, typed) => {
  const db = await withEnquiryOf(`Dr ${written} Nair`)
  expect(await found(db, typed)).toEqual({ inInbox: 1, people: 1 })
})

const signs = ['\u0d4d', '\u0d4d\u200d', joiner + joiner, nukta + nukta, `${joiner} ${nukta}`]

test.each(signs)('signs that no letter carries find nobody: %j', async (typed) => {
  const db = await withEnquiryOf('സുനിൽ')
  expect(await found(db, typed)).toEqual({ inInbox: 0, people: 0 })
})

test.each(['സുനിത', 'സുനീൽ', 'नील'])('%s is another name', async (typed) => {
  const db = await withEnquiryOf('സുനിൽ')
  expect(await found(db, typed)).toEqual({ inInbox: 0, people: 0 })
})
