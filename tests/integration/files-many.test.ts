import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { files } from '../../app/db/schema/files.server.ts'
import { officePath } from '../../app/page/office-paths.ts'
import { staffOffice } from '../office.ts'

interface FilesPage {
  files: { facts: { id: string }; name: string }[]
  pages: { next: string | null; hasNewer: boolean }
}

const idOf = (number: number) => number.toString(16).padStart(64, '0')

/** An office with so many papers, the first the oldest; of each two the second came at the same moment. */
async function officeWith(count: number) {
  const office = await staffOffice()
  const start = office.services.now().getTime()
  await office.services.db.queries.insert(files).values(
    Array.from({ length: count }, (_, number) => ({
      ...{ id: idOf(number), kind: 'paper' as const, name: `${number}.pdf`, pages: 1 },
      ...{ type: 'application/pdf', bytes: 10, createdBy: crypto.randomUUID() },
      createdAt: new Date(start + Math.floor(number / 2) * 1000),
    })),
  )
  const look = async (path: string) => (await office.look<FilesPage>(path.split('#')[0]!)).page
  const page = (id?: string) => look(officePath.files(id))
  const after = (place: string | null) => look(officePath.filesAfter(place!))
  return { office, page, after }
}

const numbers = ({ files: shown }: FilesPage) => shown.map(({ name }) => parseInt(name))

test('files are listed page by page, the newest first, and each once', async () => {
  const { page, after } = await officeWith(120)
  const first = await page()
  const second = await after(first.pages.next)
  const third = await after(second.pages.next)
  expect([first, second, third].map(({ files: shown }) => shown.length)).toEqual([50, 50, 20])
  expect([first, second, third].flatMap(numbers)).toEqual(
    Array.from({ length: 120 }, (_, number) => 119 - number),
  )
  expect(first.pages.hasNewer).toBe(false)
  expect(third.pages).toEqual({ next: null, hasNewer: true })
})

test('an older page stays where it is when the file that it began with is deleted, or the one before', async () => {
  const { office, page, after } = await officeWith(120)
  const { next } = (await page()).pages
  const { queries } = office.services.db
  await queries.delete(files).where(inArray(files.id, [idOf(70), idOf(69)]))
  expect(numbers(await after(next))[0]).toBe(68)
})

test.each(['', 'x', '1-2', `99999999999999999-${idOf(1)}`])(
  'a place that is none, %j, is the newest',
  async (place) => {
    const { after } = await officeWith(3)
    expect(numbers(await after(place))).toEqual([2, 1, 0])
  },
)

test('the log leads to a page on which the file is, and to the newest when it was deleted', async () => {
  const { page } = await officeWith(60)
  expect(numbers(await page(idOf(3)))).toEqual([3, 2, 1, 0])
  expect(numbers(await page(idOf(999)))[0]).toBe(59)
})
