import { expect, test } from 'vitest'
import { signInUrl } from '../../app/account/sign-in-window.ts'
import type { AgendaEntry } from '../../app/staff/appointments/agenda.server.ts'
import type { AtTheGate } from '../../app/staff/appointments/gate.ts'
import type { NewsItem } from '../../app/staff/news.server.ts'
import { asha, call, noon, tuesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { linkIn } from '../links-in.ts'
import { mailsOf } from '../mails-of.ts'
import { staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const at = (moment: string) => () => new Date(`${moment}+05:30`)

/** Asha has Tuesday 10:30, and told this. */
async function officeWithAsha(told: object = {}) {
  const office = await staffOffice({
    now: new Date(noon),
    settings: { staffEmails: ['staff@dino.example'], smtpUrl: 'smtp://set.example' },
  })
  await openDay(office.services.db, tuesday, ['10:30', '11:00'])
  const cookie = await signedInAs(office.services, asha)
  const answer = await call(office, 'POST', `/${tuesday}`, cookie, { time: '10:30', ...told })
  const { appointment } = (await answer.json()) as { appointment: { id: string } }
  return { office, cookie, path: `/staff/appointments/${appointment.id}` }
}

type Page = { entry: AgendaEntry; gate: AtTheGate | null }
const began = { 'began-company': '', 'began-visitors': '', 'began-meet': 'workshop' }
const visit = (fields: Record<string, string>) => ({
  ...{ do: 'visit', company: '', visitors: '', meet: 'workshop', videoLink: '' },
  ...{ ...began, 'began-videoLink': '' },
  ...fields,
})
test('staff see what a visitor told, and who says to be late', async () => {
  const told = { phone: '0481 256000', whatsapp: false, company: 'Menon', visitors: 3 }
  const { office, cookie, path } = await officeWithAsha(told)
  expect((await office.look<Page>(path)).page.entry).toMatchObject({
    ...{ ownPhone: '0481 256000', whatsapp: false, company: 'Menon', visitors: 3 },
    ...{ meet: 'workshop', lateMinutes: null },
  })
  const news = async () => (await office.look<{ news: NewsItem[] }>('/staff/today')).page.news
  await sendForm(office, '/staff/today', {
    ...{ do: 'seen', seen: `${path.split('/').at(-1)!} booked` },
  })
  expect(await news()).toEqual([])

  office.services.now = at(`${tuesday}T10:05`)
  const form = { do: 'late', shown: `${tuesday} 10:30`, minutes: '20' }
  await office.app.request('/book', {
    ...{ method: 'POST', body: new URLSearchParams(form) },
    headers: { 'Sec-Fetch-Site': 'same-origin', ...cookie },
  })
  expect(await news()).toMatchObject([{ happened: 'late', lateMinutes: 20, time: '10:30' }])
  const { page } = await office.look<{ entries: AgendaEntry[] }>('/staff/today')
  expect(page.entries[0]).toMatchObject({ lateMinutes: 20, lateAt: '2026-11-24T04:35:00.000Z' })
})

test('staff type the link of a meeting by video: one mail brings it, with a link of its own', async () => {
  const { office, path } = await officeWithAsha({ company: 'Menon' })
  const videoLink = 'https://meet.example/dino'
  const form = visit({
    ...{ company: 'Menon', 'began-company': 'Menon', visitors: '2', meet: 'video', videoLink },
  })
  expect((await sendForm(office, path, form)).status).toBe(302 + 1)
  expect((await office.look<Page>(path)).page.entry).toMatchObject({
    ...{ meet: 'video', videoLink, visitors: 2 },
  })
  // Sent twice it is what stands there already.
  expect((await sendForm(office, path, form)).status).toBe(303)
  const [mail, ...more] = await mailsOf(office, 'appointment-video')
  expect(more).toEqual([])
  expect(mail!.recipient).toBe('asha@buyer.example')
  expect(mail!.text).toContain(`Video link: ${videoLink}`)
  const link = linkIn(mail!)
  const calendar = await (await office.app.request(`${link}/calendar.ics`)).text()
  expect(calendar).toContain(`LOCATION:${videoLink}`)
})

test('the link of a meeting by video is mailed to nobody once it is over', async () => {
  const { office, path } = await officeWithAsha()
  office.services.now = at(`${tuesday}T11:00`)
  const form = visit({ meet: 'video', videoLink: 'https://meet.example/dino' })
  expect((await sendForm(office, path, form)).status).toBe(303)
  expect((await office.look<Page>(path)).page.entry.meet).toBe('video')
  expect(await mailsOf(office, 'appointment-video')).toEqual([])
})

test('of a number that is corrected nobody has said that it has WhatsApp', async () => {
  const phone = '+91 98470 12345'
  const { office, path } = await officeWithAsha({ phone, whatsapp: true })
  const known = { ...asha, phone }
  const correct = (to: object) =>
    sendForm(office, path, {
      ...{ do: 'correct', ...known, ...to, 'began-name': known.name },
      ...{ 'began-phone': known.phone, 'began-email': known.email },
    })
  const entry = async () => (await office.look<Page>(path)).page.entry
  expect((await correct({ name: 'Asha M. Menon' })).status).toBe(303)
  expect(await entry()).toMatchObject({ ownPhone: phone, whatsapp: true })
  known.name = 'Asha M. Menon'
  expect((await correct({ phone: '+91 98470 54321' })).status).toBe(303)
  expect(await entry()).toMatchObject({ ownPhone: '+91 98470 54321', whatsapp: null })
})

test('a link that is none, a telephone that is missing, and a colleague who was quicker are told; nothing is lost', async () => {
  const { office, path } = await officeWithAsha()
  for (const videoLink of ['meet.example', 'http://meet.example/x', 'javascript:alert(1)']) {
    const refused = await sendForm(office, path, visit({ meet: 'video', videoLink }))
    expect(refused).toMatchObject({
      status: 422,
      page: { visit: { field: 'videoLink', draft: { meet: 'video', videoLink } } },
    })
  }
  const noPhone = await sendForm(office, path, visit({ meet: 'telephone' }))
  expect(noPhone.page!.message).toContain('write down their phone first')
  await sendForm(office, path, visit({ company: 'Menon' }))
  const late = await sendForm(office, path, visit({ company: 'Menon Timber' }))
  expect(late).toMatchObject({
    status: 409,
    page: { visit: { draft: { company: 'Menon Timber' }, began: { company: 'Menon' } } },
  })
  expect(late.page!.message).toContain('it is now: Company: Menon')
  expect(await mailsOf(office, 'appointment-video')).toEqual([])
})

test('the code at the gate opens the appointment, on its day with one thing to press', async () => {
  const { office, path } = await officeWithAsha()
  const gate = async () => (await office.look<Page>(`${path}?gate`)).page.gate
  expect((await office.look<Page>(path)).page.gate).toBeNull()
  expect(await gate()).toEqual({
    ...{ words: 'Not today: this appointment is on Tuesday 24 November, 10:30.', mayMark: false },
  })
  office.services.now = at(`${tuesday}T10:25`)
  expect(await gate()).toEqual({ words: 'Expected at 10:30.', mayMark: true })
  const mark = { id: path.split('/').at(-1)!, mark: 'completed' }
  expect(await sendForm(office, `${path}?gate`, mark)).toMatchObject({
    ...{ status: 303, location: `${path}?gate=&done=completed` },
  })
  office.services.now = at(`${tuesday}T10:40`)
  expect(await gate()).toEqual({ words: 'They came: noted at 10:25.', mayMark: false })
  // Read once more by a colleague, it is what it was.
  await sendForm(office, `${path}?gate`, mark)
  expect((await gate())!.words).toBe('They came: noted at 10:25.')
})

test('anybody else who reads the code is led to the sign-in, and learns nothing', async () => {
  const { office, cookie, path } = await officeWithAsha()
  const open = (headers: object) =>
    office.app.request(`${path}?gate`, { headers: headers as Record<string, string> })
  const stranger = await open({})
  expect(stranger.status).toBe(302)
  expect(stranger.headers.get('Location')).toBe(signInUrl(`${path}?gate`))
  const herself = await open(cookie)
  expect(herself.status).toBe(403)
  expect(await herself.text()).not.toMatch(/10:30|Menon/)
})
