import { expect, test } from 'vitest'
import { teamMembers } from '../../app/db/schema/team.server.ts'
import { may, roles, type Right, type Role } from '../../app/rules/team.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { doors } from '../office-doors.ts'
import { people, putInTeam } from '../team.ts'
import { staffModule, staffPages, staffRoutes } from '../staff-pages.ts'

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
