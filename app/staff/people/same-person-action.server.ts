import type { Database } from '../../db/database.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { oneLine } from '../../rules/typed-text.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { joinFound, keyOf, type FoundTogether } from './join-found.server.ts'
import { joinPeople, partPeople } from './join-people.server.ts'
import { keysJoinedWith } from './joined-keys.server.ts'
import { comparablePhone, readPersonKey, writePersonKey, type PersonKey } from './person-key.ts'
import { isEmpty, recordsOf, type PersonRecords } from './person-records.server.ts'
import { summaryOf } from './person-summary.server.ts'
import type { SameSearch } from './same-person.tsx'
import { searchPeople, type FoundPerson } from './search-people.server.ts'

/** More numbers of one person are not looked for. */
const mostNumbers = 5

/** Who else it may be, by what was typed or by a number; and the one that was picked, to look at before it is said. */
export async function sameSearch(
  { db, content }: Pick<Office, 'db' | 'content'>,
  { key, kept, query }: { key: PersonKey; kept: PersonRecords; query: URLSearchParams },
): Promise<SameSearch> {
  const words = oneLine(query.get('same') ?? '')
  const other = readPersonKey(query.get('with'))
  const own = (await keysJoinedWith(db.queries, key)).map(writePersonKey)
  const found = words ? await joinFound(db.queries, await searchPeople(db, words)) : []
  const records = other && (await recordsOf(db.queries, other))
  return {
    words,
    found: found.filter((person) => !own.includes(keyOf(person))),
    perhaps: words ? [] : await perhapsSame(db, kept, own),
    other:
      records && !isEmpty(records) && !own.includes(writePersonKey(other))
        ? { key: writePersonKey(other), ...summaryOf(records, content().catalogue) }
        : null,
  }
}

/** Booked by telephone, without an address, under a number that this person gave: only staff can say whose it is. */
async function perhapsSame(
  db: Database,
  { enquiries, appointments }: PersonRecords,
  own: string[],
): Promise<FoundTogether[]> {
  const given = [...enquiries, ...appointments].map(({ phone }) => comparablePhone(phone))
  const numbers = [...new Set(given)].filter((number) => number !== null && !own.includes(number))
  const found: FoundPerson[] = []
  for (const number of numbers.slice(0, mostNumbers) as string[]) {
    const people = await searchPeople(db, number)
    found.push(...people.filter((person) => !person.email && keyOf(person) === number))
  }
  return joinFound(db.queries, found)
}

type Done = { ok: true; address: string } | { ok: false; status: number; message: string }

/** 'These are one person' and 'these are two people'. */
export async function samePersonAction(
  key: PersonKey,
  form: FormData,
  { db, staff, now }: Office,
): Promise<Done> {
  const other = readPersonKey(fieldOf(form, 'other'))
  if (!other) return { ok: false, status: 400, message: 'Search the other one, and pick it.' }
  const work = { key, other, staff, now: now() }
  const address = (done: string) => officePath.person(writePersonKey(key), { done })
  if (fieldOf(form, 'do') === 'part') {
    await partPeople(db, work)
    return { ok: true, address: address('parted') }
  }
  const joined = await joinPeople(db, work)
  if (joined.ok) return { ok: true, address: address('joined') }
  return joined.reason === 'nobody'
    ? { ok: false, status: 409, message: 'Nothing is kept about one of them any more.' }
    : { ok: false, status: 422, message: 'This is the same address or number. Pick another.' }
}
