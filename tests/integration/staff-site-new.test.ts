import { expect, test } from 'vitest'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
import { itemsOffice } from '../site-items.ts'

const list = 'all/news'
const at = '2026-11-27T10:00'

const story = (title: string) => ({
  ...{ type: 'NEWS', date: '2026-11-20', title, description: 'What happened.', text: '' },
  ...{ photo: '', film: '', paper: '', alt: 'A yard', featured: 'no', base: '0' },
})

interface StoriesPage {
  begun: { item: string; title: string; states: string[] }[]
  another: string
}

/** The office, and the list of stories as somebody sees it. */
async function storiesOffice() {
  const all = await itemsOffice()
  const stories = async (desk = all.staff) =>
    (await desk.page(list)) as unknown as Promise<StoriesPage>
  return { ...all, stories }
}

test('a new story that is planned stands in its writer’s list, and another one is begun beside it', async () => {
  const { office, site, staff, meera, stories } = await storiesOffice()
  expect(await stories()).toMatchObject({ begun: [], another: 'new' })
  await staff.step('news/new', { ...story('A fair'), do: 'schedule', at })
  const { begun, another } = await stories()
  expect(begun).toEqual([{ item: 'new', title: 'A fair', states: ['Scheduled'] }])
  expect(another).not.toBe('new')
  expect(await stories(meera)).toMatchObject({ begun: [], another: 'new' })

  expect((await staff.opened(`news/${another}`)).title).toBe('')
  await staff.step(`news/${another}`, { ...story('A secon'), do: 'draft' })
  expect((await stories()).begun).toEqual([
    { item: 'new', title: 'A fair', states: ['Scheduled'] },
    { item: another, title: 'A secon', states: ['Draft'] },
  ])
  expect((await stories()).another).not.toBe(another)
  const sent = await staff.publish(`news/${another}`, story('A second bay'))
  expect(sent.location).toBe('/staff/site/news/a-second-bay?published=shown')
  expect((await staff.page('news/new')).draft!.publishAt).not.toBeNull()

  const { db, log } = office.services
  const now = new Date(`${at}:00+05:30`)
  await publishDue({ db, log, now, mayPublish: () => Promise.resolve(true) })
  const titles = (await site()).news.map(({ title }) => title)
  expect(titles.slice(0, 2).toSorted()).toEqual(['A fair', 'A second bay'])
  expect(await stories()).toMatchObject({ begun: [], another: 'new' })
})

test('a new one without a name is called what it is', async () => {
  const { staff, stories } = await storiesOffice()
  await staff.step('news/new', { ...story(' '), do: 'draft' })
  expect((await stories()).begun).toEqual([
    { item: 'new', title: 'A new story', states: ['Draft'] },
  ])
})

test.each([
  ['2062-01-01', 'more than a year ahead'],
  ['9999-12-31', 'more than a year ahead'],
  ['2028', 'more than a year ahead'],
  ['0000', 'since 2002'],
  ['1926-11-20', 'since 2002'],
])('a story of %s is refused, now and later: %s', async (date, words) => {
  const { site, staff } = await storiesOffice()
  for (const act of ['publish', 'schedule']) {
    const sent = await staff.step('news/new', { ...story('A fair'), date, do: act, at })
    expect(sent).toMatchObject({
      status: 422,
      page: { errors: { date: expect.stringContaining(words) } },
    })
  }
  expect((await site()).news.map(({ title }) => title)).not.toContain('A fair')
})

test.each(['2026-12-23', '2027-11-20', '2027', '2002'])(
  'a story of %s is published',
  async (date) => {
    const { site, staff } = await storiesOffice()
    const sent = await staff.publish('news/new', { ...story('A fair'), date })
    expect(sent.status).toBe(303)
    expect((await site()).news.find(({ title }) => title === 'A fair')).toMatchObject({ date })
  },
)
