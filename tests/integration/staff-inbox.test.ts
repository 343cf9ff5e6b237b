import { expect, test } from 'vitest'
import { manyEnquiries, minute, type InboxPage } from '../inbox.ts'
import { enquiryFrom, staffOffice, type Office } from '../office.ts'
import { deskWithEnquiry } from '../quote-desk.ts'

const names = async (office: Office, query = '') =>
  (await office.look<InboxPage>(`/staff/inbox${query}`)).page.list.rows.map(({ name }) => name)

test('the inbox shows what is open, the newest first, and counts what is new', async () => {
  const office = await staffOffice()
  const first = await enquiryFrom(office, { name: 'Asha Menon' }, minute(1))
  const second = await enquiryFrom(office, { name: 'Ravi Kumar' }, minute(2))
  await enquiryFrom(office, { name: 'Meera Nair' }, minute(3))
  await office.send(`/staff/inbox/${first}`, { do: 'status', status: 'in_progress' })
  await office.send(`/staff/inbox/${second}`, { do: 'status', status: 'done' })

  const { page } = await office.look<InboxPage>('/staff/inbox')
  expect(page.list.rows.map(({ name }) => name)).toEqual(['Meera Nair', 'Asha Menon'])
  expect(page.counts).toEqual({ new: 1, inProgress: 1 })
  expect(await names(office, '?status=done')).toEqual(['Ravi Kumar'])
  expect(await names(office, '?status=all')).toEqual(['Meera Nair', 'Ravi Kumar', 'Asha Menon'])
})

test('the list is narrowed by kind, product and who deals with it', async () => {
  const office = await staffOffice()
  const quote = { kind: 'quote', productId: 'wotan' } as const
  await enquiryFrom(office, { name: 'Asha Menon', ...quote, colour: 'red' })
  await enquiryFrom(office, { name: 'Ravi Kumar', ...quote, productId: 'swifty' })
  const mine = await enquiryFrom(office, { name: 'Meera Nair' })
  await office.send(`/staff/inbox/${mine}`, { do: 'assign', assignee: 'staff@dino.example' })

  expect(await names(office, '?kind=contact')).toEqual(['Meera Nair'])
  expect(await names(office, '?kind=quote&product=wotan')).toEqual(['Asha Menon'])
  expect(await names(office, '?assignee=staff@dino.example')).toEqual(['Meera Nair'])
  expect((await names(office, '?assignee=nobody')).toSorted()).toEqual(['Asha Menon', 'Ravi Kumar'])
})

test.each([
  'menon',
  'Asha Men',
  'ASHA@BUYER',
  'asha.menon@buyer.example',
  '98765 43210',
  '9876543210',
  '+91-98765-43210',
  '\u202a98765 43210\u202c',
  'timber',
  'wotan',
  'second stack',
])('‘%s’ finds the enquiry that says so, and no other', async (words) => {
  const office = await staffOffice()
  await enquiryFrom(office, {
    ...{ kind: 'quote', name: 'Asha Menon', email: 'Asha.Menon@buyer.example' },
    ...{ phone: '+91 98765 43210', company: 'Menon Timber', productId: 'wotan' },
    message: 'We lift logs up to the second stack.',
  })
  await enquiryFrom(office, {
    name: 'Ravi Kumar',
    email: 'ravi@other.example',
    phone: '0481 200000',
  })
  expect(await names(office, `?q=${encodeURIComponent(words)}`)).toEqual(['Asha Menon'])
})

test.each(['Q-2026-0001', 'q 2026 1'])(
  'whoever calls about the quote ‘%s’ is found by its number',
  async (number) => {
    const desk = await deskWithEnquiry()
    await enquiryFrom(desk, { name: 'Ravi Kumar' })
    await desk.sendQuote()
    const { page } = await desk.desk.look<InboxPage>(`/staff/inbox?q=${encodeURIComponent(number)}`)
    expect(page.list.rows).toMatchObject([{ id: desk.id }])
  },
)

test.each(['%', "' OR 1=1 --", '& | !', 'z:* <-> y', '\\'])(
  'the search takes %s as words, not as a command',
  async (words) => {
    const office = await staffOffice()
    await enquiryFrom(office)
    expect(await names(office, `?q=${encodeURIComponent(words)}`)).toEqual([])
  },
)

test('a long list goes by pages, older and newer again, and leaves none out', async () => {
  const office = await staffOffice()
  // Many at the same moment: the place in the list is still one.
  await manyEnquiries(office, 120, (number) => minute(number >> 3))
  const seen: string[] = []
  const places: string[] = []
  let query = ''
  for (;;) {
    const { list } = (await office.look<InboxPage>(`/staff/inbox${query}`)).page
    seen.push(...list.rows.map(({ name }) => name))
    if (!list.hasOlder) break
    const { id, createdAt } = list.rows.at(-1)!
    places.push((query = `?before=${Date.parse(createdAt)}_${id}`))
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)

  const { list: lastPage } = (await office.look<InboxPage>(`/staff/inbox${places.at(-1)}`)).page
  const { id, createdAt } = lastPage.rows[0]!
  const back = await office.look<InboxPage>(`/staff/inbox?after=${Date.parse(createdAt)}_${id}`)
  expect(back.page.list.rows.map(({ name }) => name)).toEqual(seen.slice(50, 100))
  expect(back.page.list).toMatchObject({ hasNewer: true, hasOlder: true })
})

test('an enquiry is shown with what else the same person wrote, whatever the case of the address', async () => {
  const office = await staffOffice()
  const earlier = await enquiryFrom(office, { email: 'ASHA@buyer.example' }, minute(1))
  const id = await enquiryFrom(
    office,
    { kind: 'quote', productId: 'wotan', colour: 'red' },
    minute(2),
  )
  await enquiryFrom(office, { name: 'Ravi Kumar', email: 'ravi@buyer.example' }, minute(3))
  const { open } = (await office.look<InboxPage>(`/staff/inbox/${id}`)).page
  expect(open!.enquiry).toMatchObject({
    name: 'Asha Menon',
    about: 'Dino Wotan, red',
    sentFrom: 'Home',
  })
  expect(open!.around.otherEnquiries.map((other) => other.id)).toEqual([earlier])
  expect(open!.around.mails).toHaveLength(2)
  expect(open!.answer.subject).toBe('Re: Your request to DINO: Dino Wotan in red')
})

test.each(['11111111-1111-4111-8111-111111111111', 'no-uuid', "'; DROP TABLE enquiries"])(
  'there is no enquiry %s',
  async (id) => {
    const office = await staffOffice()
    const path = `/staff/inbox/${encodeURIComponent(id)}`
    expect((await office.look(path)).status).toBe(404)
    expect((await office.send(path, { do: 'status', status: 'done' })).status).toBe(404)
  },
)
