import { expect, test } from 'vitest'
import { teamMembers } from '../../app/db/schema/team.server.ts'
import { may, roles, type Right, type Role } from '../../app/rules/team.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { people, putInTeam } from '../team.ts'
import { staffModule, staffPages, staffRoutes } from '../staff-pages.ts'

const uuid = '3f0c1d2e-0000-4000-8000-000000000000'

interface Doors {
  at: string
  look: Right
  /** Each form of the page, by what tells it from the others; none where the page takes no forms. */
  forms?: [fields: Record<string, string>, right: Right][]
}

/** What each route of the office takes. A new one is listed here, or the next test fails. */
const doors: Record<string, Doors> = {
  '/staff': { at: '/staff', look: 'look' },
  '/staff/today': {
    ...{ at: '/staff/today', look: 'look' },
    forms: [
      [{ do: 'seen' }, 'look'],
      [{ mark: 'completed', id: uuid }, 'appointments'],
    ],
  },
  '/staff/week': { at: '/staff/week', look: 'look' },
  '/staff/appointments/:id': {
    ...{ at: `/staff/appointments/${uuid}`, look: 'look' },
    forms: [
      [{ do: 'correct' }, 'appointments'],
      [{ do: 'message', text: 'remind' }, 'appointments'],
      [{ do: 'visit', meet: 'workshop' }, 'appointments'],
      [{ mark: 'completed' }, 'appointments'],
      [{ reason: 'The crane is out.' }, 'appointments'],
    ],
  },
  '/staff/book': { at: '/staff/book', look: 'appointments', forms: [[{}, 'appointments']] },
  '/staff/days': {
    ...{ at: '/staff/days', look: 'look' },
    forms: [
      [{ from: '2026-11-24' }, 'days'],
      [{ do: 'close 2026-12-25' }, 'days'],
      [{ do: 'leave', holiday: '2026-12-25' }, 'days'],
    ],
  },
  '/staff/days/usual-week': {
    ...{ at: '/staff/days/usual-week', look: 'days' },
    forms: [[{}, 'days']],
  },
  '/staff/days/seasons/:id?': {
    ...{ at: '/staff/days/seasons', look: 'days' },
    forms: [
      [{ id: uuid, name: '' }, 'days'],
      [{ id: uuid, do: 'remove' }, 'days'],
    ],
  },
  '/staff/days/busy': {
    ...{ at: '/staff/days/busy', look: 'look' },
    forms: [
      [{ do: 'add', label: 'Asok', address: '' }, 'days'],
      [{ do: `read ${uuid}` }, 'days'],
      [{ do: `remove ${uuid}` }, 'days'],
    ],
  },
  '/staff/days/:date': {
    ...{ at: '/staff/days/2026-11-24', look: 'look' },
    forms: [[{ do: 'open-day' }, 'days']],
  },
  '/staff/inbox.csv': { at: '/staff/inbox.csv', look: 'take-out' },
  '/staff/inbox/saved-answers': {
    ...{ at: '/staff/inbox/saved-answers', look: 'look' },
    forms: [
      [{ do: 'add' }, 'enquiries'],
      [{ do: 'change' }, 'enquiries'],
      [{ do: 'delete' }, 'enquiries'],
    ],
  },
  '/staff/inbox/:id/quote': {
    ...{ at: `/staff/inbox/${uuid}/quote`, look: 'enquiries' },
    forms: [[{ words: 'A crane' }, 'enquiries']],
  },
  '/staff/inbox/attachments/:id': { at: `/staff/inbox/attachments/${uuid}`, look: 'look' },
  '/staff/inbox/:id?': {
    ...{ at: '/staff/inbox', look: 'look' },
    forms: [
      [{ do: 'status' }, 'enquiries'],
      [{ do: 'assign' }, 'enquiries'],
      [{ do: 'message' }, 'enquiries'],
      [{ do: 'note' }, 'enquiries'],
      [{ do: 'follow-up' }, 'enquiries'],
      [{ do: 'answer' }, 'enquiries'],
    ],
  },
  '/staff/mail/:id?': {
    at: '/staff/mail',
    look: 'look',
    forms: [
      [{}, 'mail'],
      [{ do: 'resend-failed' }, 'mail'],
    ],
  },
  '/staff/people.json': { at: '/staff/people.json?person=x@buyer.example', look: 'take-out' },
  '/staff/people': {
    ...{ at: '/staff/people', look: 'look' },
    forms: [
      [{ do: 'correct', person: 'x@buyer.example' }, 'correct'],
      [{ do: 'join', person: 'x@buyer.example', other: 'y@buyer.example' }, 'correct'],
      [{ do: 'part', person: 'x@buyer.example', other: 'y@buyer.example' }, 'correct'],
      [{ person: 'x@buyer.example', confirmation: 'x@buyer.example' }, 'erase'],
    ],
  },
  '/staff/site': { at: '/staff/site', look: 'site' },
  '/staff/site/team': {
    ...{ at: '/staff/site/team', look: 'team' },
    forms: [
      [{ do: 'add' }, 'team'],
      [{ do: 'role' }, 'team'],
      [{ do: 'remove' }, 'team'],
    ],
  },
  '/staff/site/languages': {
    ...{ at: '/staff/site/languages', look: 'site' },
    forms: [
      [{ do: 'check' }, 'site'],
      [{ do: 'take-back' }, 'site'],
      [{ do: 'approve' }, 'approve'],
      [{ do: 'approve-ticked' }, 'approve'],
      [{ do: 'approve-all' }, 'approve'],
    ],
  },
  '/staff/site/files': {
    ...{ at: '/staff/site/files', look: 'site' },
    forms: [
      [{ do: 'drop-unfinished' }, 'site'],
      [{ delete: 'x' }, 'site'],
    ],
  },
  '/staff/site/all/:kind': {
    ...{ at: '/staff/site/all/picture', look: 'site' },
    forms: [
      [{ do: 'add', file: 'x' }, 'site'],
      [{ do: 'draft' }, 'site'],
      [{ do: 'publish' }, 'site'],
      [{ do: 'drop new~x' }, 'site'],
    ],
  },
  '/staff/site/:kind/:item?': {
    ...{ at: '/staff/site/company', look: 'site' },
    forms: [
      [{ do: 'publish' }, 'site'],
      [{ do: 'draft' }, 'site'],
      [{ do: 'drop' }, 'site'],
      [{ do: 'schedule' }, 'site'],
      [{ do: 'withdraw' }, 'site'],
      [{ do: 'link' }, 'site'],
      [{ do: 'confirm x' }, 'site'],
      [{ do: 'bring-back', number: '0' }, 'site'],
    ],
  },
  '/staff/log': { at: '/staff/log', look: 'look' },
  '/staff/figures.csv': { at: '/staff/figures.csv', look: 'look' },
  '/staff/figures': { at: '/staff/figures', look: 'look' },
  '/staff/feed': {
    ...{ at: '/staff/feed', look: 'look' },
    forms: [
      [{ label: 'Phone' }, 'take-out'],
      [{ revoke: 'x' }, 'take-out'],
    ],
  },
  '/staff/sessions': { at: '/staff/sessions', look: 'look', forms: [[{ end: 'x' }, 'look']] },
  '/staff/*': { at: '/staff/office-not-found-page', look: 'look' },
}

async function officeWithAll() {
  const site = await freshApp({ pages: staffPages() })
  // Has entered, so that their name is known.
  await signedInAs(site.services, people.owner)
  for (const role of ['editor', 'sales'] as const)
    await putInTeam(site.services, people[role], role)
  return site
}

async function ask({ app, services }: FreshApp, role: Role, at: string, form?: object) {
  const headers = await signedInAs(services, people[role])
  const body = form && new URLSearchParams({ ...form })
  const answer = await app.request(at, { headers, ...(body && { method: 'POST', body }) })
  return { status: answer.status, text: await answer.text() }
}

test('every route of the office, and every one with forms, says here which right it takes', async () => {
  const paths = [...new Set(staffRoutes.map(({ path }) => path))]
  expect(Object.keys(doors).toSorted()).toEqual(paths.toSorted())
  for (const route of staffRoutes) {
    const { action } = await staffModule(route)
    const { forms = [] } = doors[route.path]!
    expect([route.path, forms.length > 0]).toEqual([route.path, action !== undefined])
  }
})

test.each(roles)('as %s one reaches what the role allows, and nothing else', async (role) => {
  const site = await officeWithAll()
  const told: [what: string, isRefused: boolean][] = []
  const expected: typeof told = []
  const words = new Set<string>()
  const tryOut = async (right: Right, at: string, form?: Record<string, string>) => {
    const what = `${at} ${JSON.stringify(form)}`
    const { status, text } = await ask(site, role, at, form)
    told.push([what, status === 403])
    expected.push([what, !may(role, right)])
    if (status === 403) words.add(text)
  }
  for (const { at, look, forms = [] } of Object.values(doors)) {
    await tryOut(look, at)
    for (const [form, right] of forms) await tryOut(right, at, form)
  }
  expect(told).toEqual(expected)
  for (const refused of words) expect(refused).toMatch(/Only an owner.*; ask Dino Staff\./)
})

test('what was refused has changed nothing, and the log of the process says which right', async () => {
  const site = await officeWithAll()
  const form = { do: 'add', email: 'asha@buyer.example', role: 'owner' }
  expect((await ask(site, 'sales', '/staff/site/team', form)).status).toBe(403)
  expect(await site.services.db.queries.select().from(teamMembers)).toHaveLength(2)
  const line = site.logged.find((each) => each.includes('not a right of this role'))
  expect(line).toContain('"right":"team"')
  expect(line).not.toContain('@')
})

test('a role that changes holds from the next request on', async () => {
  const site = await officeWithAll()
  const headers = await signedInAs(site.services, people.editor)
  const status = async () => (await site.app.request('/staff/site', { headers })).status
  expect(await status()).toBe(200)
  await site.services.db.queries.update(teamMembers).set({ role: 'sales' })
  expect(await status()).toBe(403)
})

test('an address of STAFF_EMAILS is an owner whatever the team says', async () => {
  const site = await officeWithAll()
  await putInTeam(site.services, people.owner, 'sales')
  expect((await ask(site, 'owner', '/staff/site/team')).status).toBe(200)
})

test('only who works on enquiries is offered as their assignee', async () => {
  const site = await officeWithAll()
  const { text } = await ask(site, 'owner', '/staff/inbox')
  expect((JSON.parse(text) as { staffEmails: string[] }).staffEmails).toEqual([
    people.owner.email,
    people.sales.email,
  ])
})
