import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsIn } from '../mails-of.ts'
import { staffOffice, type Office } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'
import { staffModule, staffRoutes } from '../staff-pages.ts'

const tuesday = '2026-11-24'
const id = '3f0c1d2e-0000-4000-8000-000000000000'

/** Every page of the office that takes forms. */
async function formPages(): Promise<string[]> {
  const paths: string[] = []
  for (const route of staffRoutes) {
    const { action } = await staffModule(route)
    if (action)
      paths.push(route.path.replace('/:id?', '').replace(':id', id).replace(':date', tuesday))
  }
  return paths
}

async function askAsStaff({ app, services }: Office, path: string, request: RequestInit) {
  const cookie = await signedInAs(services, { name: 'Dino Staff', email: 'staff@dino.example' })
  const headers = { ...cookie, ...(request.headers as Record<string, string>) }
  return app.request(path, { ...request, headers })
}

const multipart = 'multipart/form-data; boundary=x'

test.each([
  ['JSON', 415, { 'Content-Type': 'application/json' }, '{"reason":"x"}'],
  ['plain text', 415, { 'Content-Type': 'text/plain' }, 'reason=x'],
  ['nothing', 415, {}, undefined],
  ['a form of several parts without its end', 400, { 'Content-Type': multipart }, '--x\r\n'],
  ['a form of several parts without a part', 400, { 'Content-Type': multipart }, 'nothing'],
  ['several parts without their border', 400, { 'Content-Type': 'multipart/form-data' }, 'x=1'],
])(
  'what is no form (%s) is refused with words by every page',
  async (_what, status, headers, body) => {
    const office = await staffOffice()
    for (const path of await formPages()) {
      for (const address of [path, `${path}.data`]) {
        const answer = await askAsStaff(office, address, { method: 'POST', headers, body })
        expect([address, answer.status]).toEqual([address, status])
        expect(await answer.text()).toMatch(/form/)
      }
    }
  },
)

test('no page of the office is put, patched or deleted', async () => {
  const office = await staffOffice()
  for (const path of await formPages()) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await askAsStaff(office, path, { method })
      expect([path, method, answer.status]).toEqual([path, method, 405])
      expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST')
    }
  }
})

test('a form of several parts is as good as a plain one', async () => {
  const office = await staffOffice()
  const body = new FormData()
  body.append('label', 'Phone in the yard')
  const answer = await askAsStaff(office, '/staff/feed', { method: 'POST', body })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ ok: true })
})

test('a reason that was pasted with control characters is told without them', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  const { db } = office.services
  await openDay(db, tuesday, ['10:30'])
  const asha = await signedInAs(office.services, { name: 'Asha', email: 'asha@buyer.example' })
  await office.app.request(`/api/appointments/${tuesday}`, {
    method: 'POST',
    headers: { ...asha, 'Content-Type': 'application/json' },
    body: JSON.stringify({ time: '10:30' }),
  })
  const [{ id } = { id: '' }] = await db.queries.select().from(appointments)
  const reason = 'The crane\0 is\u0007 out.\r\nSorry\u001b[31m!'
  expect((await sendForm(office, `/staff/appointments/${id}`, { reason })).status).toBe(303)
  const [row] = await db.queries.select().from(appointments)
  expect(row!.cancelReason).toBe('The crane is out.\r\nSorry[31m!')
  const texts = (await mailsIn(db)).map(({ text }) => text).join()
  expect(texts).toContain('The crane is out.')
  // oxlint-disable-next-line no-control-regex
  expect(texts).not.toMatch(/[\0\u0007\u001b]/)
})
