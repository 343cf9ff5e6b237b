import { officePath } from '../../page/office-paths.ts'
import { fieldOf } from '../form-field.ts'
import type { Office } from '../office-context.ts'
import { joinFound, keyOf } from './join-found.server.ts'
import { joinPeople, partPeople } from './join-people.server.ts'
import { keysJoinedWith } from './joined-keys.server.ts'
import { readPersonKey, writePersonKey, type PersonKey } from './person-key.ts'
import { isEmpty, recordsOf } from './person-records.server.ts'
import { summaryOf } from './person-summary.server.ts'
import type { SameSearch } from './same-person.tsx'
import { searchPeople } from './search-people.server.ts'

/** Who else it may be, by what was typed; and the one that was picked, to look at before it is said. */
export async function sameSearch(
  { db, content }: Pick<Office, 'db' | 'content'>,
  key: PersonKey,
  query: URLSearchParams,
): Promise<SameSearch> {
  const words = (query.get('same') ?? '').trim()
  const other = readPersonKey(query.get('with'))
  const own = (await keysJoinedWith(db.queries, key)).map(writePersonKey)
  const found = words ? await joinFound(db.queries, await searchPeople(db, words)) : []
  const records = other && (await recordsOf(db.queries, other))
  return {
    words,
    found: found.filter((person) => !own.includes(keyOf(person))),
    other:
      records && !isEmpty(records) && !own.includes(writePersonKey(other))
        ? { key: writePersonKey(other), ...summaryOf(records, content().catalogue) }
        : null,
  }
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
