import { expect, test } from 'vitest'
import { mostRows } from '../../app/staff/site/row-fields.ts'
import { galleryOffice } from '../gallery-desk.ts'

type Office = Awaited<ReturnType<typeof galleryOffice>>

/** As many that were uploaded, each told as the page tells it. */
async function addMany({ stored, many }: Office, count: number) {
  for (const [at, file] of (await stored(count)).entries())
    await many({ do: 'add', file, name: `swifty-picture-${'abcdefghijkl'[at]}.png` })
}

/** What its rows say, as the form has it. */
const fieldsOf = (rows: { item: string; form: Record<string, string> }[]) =>
  Object.fromEntries(
    rows.flatMap(({ item, form }) =>
      ['title', 'alt', 'product'].map((name) => [`${item} ${name}`, form[name]!]),
    ),
  )

/** The same with what each row began with. */
const asFormOf = (rows: Parameters<typeof fieldsOf>[0]) => {
  const fields = Object.entries(fieldsOf(rows))
  return Object.fromEntries(
    fields.flatMap(([name, value]) => [
      [name, value],
      [`${name} was`, value],
    ]),
  )
}

test('ten pictures are added at once: each waits as a row until its words are there, and all are published together', async () => {
  const office = await galleryOffice()
  const { gallery, many, pictures } = office
  const before = await gallery()
  await addMany(office, 10)
  const { rows } = (await pictures()).adding
  expect(rows.map(({ form }) => form.title)).toEqual(
    'abcdefghij'.split('').map((letter) => `Swifty picture ${letter}`),
  )
  expect(rows[0]!.form).toMatchObject({ alt: '', product: 'swifty' })
  const complete = rows.map((row, at) => ({
    ...row,
    form: { ...row.form, alt: at === 3 ? '' : `Seen ${at}` },
  }))
  const sent = await many({ do: 'publish', ...fieldsOf(complete) })
  expect(sent.status).toBe(200)
  expect(sent.page).toEqual({
    published: 9,
    isShown: true,
    refused: { [rows[3]!.item]: { alt: 'Say what it shows.' } },
  })
  const after = await gallery()
  expect(after).toHaveLength(before.length + 9)
  // The newest first.
  expect(after[0]).toMatchObject({ name: 'swifty-picture-j', alt: 'Seen 9' })
  expect((await pictures()).adding.rows.map(({ item }) => item)).toEqual([rows[3]!.item])
  const again = await many({
    do: 'publish',
    ...fieldsOf([{ ...complete[3]!, form: { ...complete[3]!.form, alt: 'Seen' } }]),
  })
  expect([again.status, again.page!.published]).toEqual([200, 1])
  expect((await pictures()).adding.rows).toEqual([])
})

test('however many were added and however long their words are, they are kept and taken out; those that no page holds come up after', async () => {
  const { many, pictures, begun } = await galleryOffice()
  await pictures()
  await begun(mostRows + 2)
  const before = (await pictures()).adding
  expect([before.rows.length, before.waiting]).toEqual([mostRows, 2])
  const longest = { title: 'ക'.repeat(90), alt: 'ക'.repeat(160), product: 'swifty' }
  const typed = before.rows.map(({ item }) => ({ item, form: longest }))
  const [first] = typed
  const quietly = { do: 'draft', quietly: 'on', ...asFormOf(typed) }
  expect((await many(quietly)).page).toMatchObject({ isDraft: true })
  expect((await many({ ...asFormOf(typed), do: `drop ${first!.item}` })).status).toBe(303)
  const { rows, waiting } = (await pictures()).adding
  expect([rows.length, waiting]).toEqual([mostRows, 1])
  expect([rows[0]!.form.alt, rows.at(-1)!.form.alt]).toEqual([longest.alt, ''])
})

test('the same file told twice is one row, and published twice is one picture', async () => {
  const office = await galleryOffice()
  const { gallery, many, pictures, stored } = office
  const before = (await gallery()).length
  const [file = ''] = await stored(1)
  await many({ do: 'add', file, name: 'a-yard.png' })
  await many({ do: 'add', file, name: 'a-yard.png' })
  const { rows } = (await pictures()).adding
  expect(rows).toHaveLength(1)
  const whole = { do: 'publish', ...fieldsOf(rows), [`${rows[0]!.item} alt`]: 'A yard' }
  await Promise.all([many(whole), many(whole)])
  expect(await gallery()).toHaveLength(before + 1)
  expect((await many(whole)).page!.published).toBe(0)
  expect(await gallery()).toHaveLength(before + 1)
})

test('two of the same title: the second is told so, keeps its words, and takes another', async () => {
  const office = await galleryOffice()
  const { many, pictures, stored } = office
  for (const file of await stored(2)) await many({ do: 'add', file, name: 'a-yard.png' })
  const { rows } = (await pictures()).adding
  const words = Object.fromEntries(
    rows.flatMap(({ item }) => [
      [`${item} title`, 'A yard'],
      [`${item} alt`, 'Seen'],
    ]),
  )
  const sent = await many({ do: 'publish', ...words })
  expect(sent.page).toMatchObject({ published: 1, refused: { [rows[1]!.item]: { title: /\w/ } } })
  const [left] = (await pictures()).adding.rows
  expect(left).toMatchObject({ item: rows[1]!.item, form: { title: 'A yard', alt: 'Seen' } })
})

test('what is typed waits for its owner alone, and one that was taken out doesn’t come back with what was typed in it', async () => {
  const office = await galleryOffice()
  const { many, pictures, meera } = office
  await addMany(office, 2)
  const { rows } = (await pictures()).adding
  const typed = { ...fieldsOf(rows), [`${rows[0]!.item} alt`]: 'Half a sen' }
  await many({ do: 'draft', quietly: 'on', ...typed })
  expect((await pictures()).adding.rows[0]!.form.alt).toBe('Half a sen')
  const theirs = (await meera.page('all/picture')) as unknown as Awaited<
    ReturnType<typeof pictures>
  >
  expect(theirs.adding.rows).toEqual([])
  await many({ do: `drop ${rows[0]!.item}`, ...typed })
  await many({ do: 'draft', quietly: 'on', ...typed })
  expect((await pictures()).adding.rows.map(({ item }) => item)).toEqual([rows[1]!.item])
})

test('rows that stood open do not write over what was typed in the form of one since, nor that form over them', async () => {
  const office = await galleryOffice()
  const { many, pictures, staff } = office
  const { services } = office.office
  const at = (time: string) => (services.now = () => new Date(`2026-11-23T${time}Z`))
  const opened = () => String(services.now().getTime())
  const quietly = { do: 'draft', quietly: 'on' }
  at('04:00:00')
  await addMany(office, 2)
  const { rows } = (await pictures()).adding
  const [first, second] = rows.map(({ item }) => item)
  const list = { ...quietly, opened: opened(), ...asFormOf(rows) }
  at('05:00:00')
  const more = { ...(await staff.opened(`picture/${first}`)), ...quietly, opened: opened() }
  await staff.step(`picture/${first}`, { ...more, alt: 'Seen from above' })
  at('06:00:00')
  const typed = { ...list, [`${first} title`]: 'A yard' }
  await many({ ...typed, [`${second} alt`]: 'Half a sen' })
  // Taken back, as the row was.
  await many(typed)
  const after = (await pictures()).adding.rows.map(({ form }) => form)
  expect(after.map(({ alt }) => alt)).toEqual(['Seen from above', ''])
  expect(after[0]!.title).toBe('A yard')
  const told = await staff.step(`picture/${first}`, { ...more, alt: 'Seen from' })
  expect(told.page).toEqual({ elsewhere: Date.UTC(2026, 10, 23, 6) })
})

test('each row is an item that has its own form, preview and point', async () => {
  const office = await galleryOffice()
  const { many, pictures, staff, gallery } = office
  await addMany(office, 1)
  const [row] = (await pictures()).adding.rows
  const item = `picture/${row!.item}`
  const form = { ...(await staff.opened(item)), 'focus-x': '10', 'focus-y': '20' }
  await staff.step(item, { ...form, do: 'draft' })
  await many({ do: 'publish', [`${row!.item} alt`]: 'Seen' })
  expect((await gallery())[0]).toMatchObject({ name: 'swifty-picture-a', focus: '10% 20%' })
})

test('one that is planned is a row no more and stands in the list; its file told again leaves it as it is', async () => {
  const { many, pictures, staff, stored } = await galleryOffice()
  const [first = '', second = ''] = await stored(2)
  await many({ do: 'add', file: first, name: 'swifty.png' })
  const [row] = (await pictures()).adding.rows
  const item = `picture/${row!.item}`
  const form = { ...(await staff.opened(item)), title: 'Swifty at work', alt: 'Seen' }
  await staff.step(item, { ...form, do: 'schedule', at: '2026-11-27T10:00' })
  const scheduled = [{ item: row!.item, title: 'Swifty at work', states: ['Scheduled'] }]
  await many({ do: 'add', file: first, name: 'swifty.png' })
  expect(await pictures()).toMatchObject({ begun: scheduled, adding: { rows: [] } })
  await many({ do: 'add', file: second, name: 'a-yard.png' })
  const { rows } = (await pictures()).adding
  expect(rows.map(({ form }) => form.title)).toEqual(['A yard'])
  await many({ do: 'publish', [`${rows[0]!.item} alt`]: 'Seen' })
  expect(await pictures()).toMatchObject({ begun: scheduled, adding: { rows: [] } })
  expect(await staff.opened(item)).toMatchObject({ title: 'Swifty at work', alt: 'Seen' })
})

test('a file that is not there, or no picture, is not added', async () => {
  const { many, pictures } = await galleryOffice()
  expect((await many({ do: 'add', file: 'f'.repeat(64), name: 'x.png' })).status).toBe(404)
  expect((await many({ do: 'add', file: '', name: 'x.png' })).status).toBe(404)
  expect((await pictures()).adding.rows).toEqual([])
})
