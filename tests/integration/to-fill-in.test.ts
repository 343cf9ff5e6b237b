import { expect, test } from 'vitest'
import type { ToMend } from '../../app/staff/to-fill-in.tsx'
import { freshApp } from '../fresh-app.ts'
import { deskOf, staffOffice, toldOnToday, type Office } from '../office.ts'
import { people, putInTeam } from '../team.ts'

test('what reaches nobody is told by /readyz, without addresses', async () => {
  const settings = { publicUrl: 'https://www.dino-cranes.in', isLocal: false }
  const { app } = await freshApp({
    settings: { ...settings, smtpUrl: undefined, salesEmail: 'sales@example.com', staffEmails: [] },
  })
  const answer = await app.request('/readyz', { headers: { Host: 'www.dino-cranes.in' } })
  expect(answer.status).toBe(200)
  const { ok, details } = (await answer.json()) as { ok: boolean; details: string[] }
  expect(ok).toBe(true)
  expect(details).toEqual([
    expect.stringContaining('stand-ins that reach nobody: phone number, WhatsApp number'),
    expect.stringContaining('SMTP_URL is not set'),
    expect.stringContaining('SALES_EMAIL'),
  ])
  expect(details.join()).not.toContain('@')
})

test('the first page of the office tells the same, and what leads to where it is put right', async () => {
  const office = await staffOffice({ now: new Date('2040-02-01T04:00:00Z') })
  const { page } = await office.look<{ toMend: ToMend[] }>('/staff/today')
  const holidays = { words: expect.stringContaining('holidays') as string, to: '/staff/days' }
  expect(page.toMend).toEqual([
    {
      words: expect.stringContaining('stand-ins that reach nobody') as string,
      to: '/staff/site/company',
    },
    ...[holidays, holidays],
  ])
})

test.each([
  ['editor', ['/staff/site/company', undefined, undefined]],
  ['sales', [undefined, '/staff/days', '/staff/days']],
] as const)('%s reads all of it, and is led only to what they may put right', async (role, to) => {
  const office = await staffOffice({ now: new Date('2040-02-01T04:00:00Z') })
  await putInTeam(office.services, people[role], role)
  const desk: Pick<Office, 'look'> = await deskOf(office, people[role])
  const { page } = await desk.look<{ toMend: ToMend[] }>('/staff/today')
  expect(page.toMend.map((each) => each.to)).toEqual(to)
  expect(page.toMend.map(({ words }) => words)).toEqual(await toldOnToday(office))
})
