import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Role } from '../../app/rules/team.ts'
import { removeMember } from '../../app/staff/team/change-team.server.ts'
import { mailsOf } from '../mails-of.ts'
import { staffOffice } from '../office.ts'
import { asha, enter, invite, logOf, meera, rows, send, team, teamPage } from '../team-desk.ts'
import { people, putInTeam } from '../team.ts'

test('whoever is invited gets a mail, may enter at once, and is in the list', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  expect(await enter(office, meera)).toBe(403)
  expect(await send(office, invite(' Meera@Buyer.Example\u200b ', 'editor'))).toMatchObject({
    ...{ status: 303, location: `${teamPage}?done=invited` },
  })
  const [member] = await rows(office)
  expect(member).toMatchObject({ email: meera.email, role: 'editor' })
  const [mail] = await mailsOf(office)
  expect(mail).toMatchObject({
    ...{ kind: 'team-invitation', about: member!.id, recipient: meera.email, status: 'waiting' },
    replyTo: people.owner.email,
  })
  expect(mail!.text).toContain('Dino Staff invites you')
  expect(mail!.text).toContain('Editor: the site')
  expect(mail!.text).toContain('http://localhost:3000/staff/today')
  expect((await team(office)).team).toMatchObject([
    { email: people.owner.email, id: null, role: 'owner', isSelf: true },
    { email: meera.email, name: null, enteredAt: null, invited: { by: 'Dino Staff' } },
  ])
  expect(await enter(office, meera)).toBe(200)
  const [, entered] = (await team(office)).team
  expect(entered).toMatchObject({ name: 'Meera Nair', lastSeenAt: expect.any(String) as string })
})

test('the same form sent twice, or twice at once, adds and invites once', async () => {
  const office = await staffOffice()
  const form = invite(meera.email, 'sales')
  const answers = await Promise.all([send(office, form), send(office, form)])
  answers.push(await send(office, form))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await rows(office)).toHaveLength(1)
  expect(await mailsOf(office)).toHaveLength(1)
  expect((await logOf(office)).filter(({ action }) => action === 'team-invited')).toHaveLength(1)
})

test('a form that was gone back to adds somebody else', async () => {
  const office = await staffOffice()
  const id = randomUUID()
  await send(office, invite(meera.email, 'sales', id))
  await send(office, invite(asha.email, 'sales', id))
  expect((await rows(office)).map(({ email }) => email).toSorted()).toEqual([
    asha.email,
    meera.email,
  ])
})

test.each([
  ['no address', '', 'sales', { email: expect.stringContaining('Type the address') as string }],
  ['no such address', 'meera', 'sales', { email: 'This does not look like an e-mail address.' }],
  ['no such role', 'meera@dino.example', 'boss', { role: 'Choose a role.' }],
])('%s: words beside it, and what was typed stays', async (_what, email, role, errors) => {
  const office = await staffOffice()
  const { status, unchanged } = await send(office, invite(email, role))
  expect([status, unchanged]).toEqual([422, { message: null, errors, form: { email, role } }])
  expect(await rows(office)).toEqual([])
  expect(await mailsOf(office)).toEqual([])
})

test('who is in the team already, by the team or by STAFF_EMAILS, is not added again', async () => {
  const office = await staffOffice()
  await putInTeam(office.services, meera, 'editor')
  const again = await send(office, invite(meera.email, 'sales'))
  expect([again.status, again.unchanged?.errors.email]).toEqual([
    409,
    'meera@buyer.example is in the team already, as editor.',
  ])
  expect(again.unchanged?.form.email).toBe(meera.email)
  const owner = await send(office, invite('STAFF@dino.example', 'sales'))
  expect(owner.unchanged?.errors.email).toContain('as owner')
  expect(await rows(office)).toMatchObject([{ role: 'editor' }])
})

test('a role is changed, unless somebody else has changed it meanwhile', async () => {
  const office = await staffOffice()
  const id = await putInTeam(office.services, meera, 'editor')
  const change = (role: Role, was: Role) => send(office, { do: 'role', id, role, was })
  expect((await change('sales', 'editor')).status).toBe(303)
  const late = await change('owner', 'editor')
  expect([late.status, late.unchanged?.message]).toEqual([
    409,
    expect.stringContaining('it is sales now'),
  ])
  expect(await rows(office)).toMatchObject([{ role: 'sales' }])
})

test('nobody changes or removes themselves', async () => {
  const office = await staffOffice()
  const id = await putInTeam(office.services, meera, 'owner')
  const forms: Record<string, string>[] = [
    { do: 'remove', id },
    { do: 'role', id, role: 'sales', was: 'owner' },
  ]
  for (const form of forms) {
    const { status, unchanged } = await send(office, form, meera)
    expect([status, unchanged?.message]).toEqual([409, expect.stringContaining('Nobody changes')])
  }
  expect(await rows(office)).toMatchObject([{ role: 'owner' }])
})

test.each<[string, Record<string, string>]>([
  ['demote', { do: 'role', role: 'sales', was: 'owner' }],
  ['remove', { do: 'remove' }],
])('of two owners who %s each other at once one stays', async (_what, form) => {
  const office = await staffOffice()
  office.services.settings.staffEmails = []
  const ids = [
    await putInTeam(office.services, meera, 'owner'),
    await putInTeam(office.services, asha, 'owner'),
  ]
  const answers = await Promise.all([
    send(office, { ...form, id: ids[1]! }, meera),
    send(office, { ...form, id: ids[0]! }, asha),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 403])
  const owners = (await rows(office)).filter(({ role }) => role === 'owner')
  expect(owners).toHaveLength(1)
  // Refused by the transaction; or before it, when the other was done by then.
  expect(answers.find(({ status }) => status === 403)!.text).toMatch(
    /You are not an owner any more|Only an owner can change the team|For DINO staff only/,
  )
})

test('the transaction decides, also when both owners were let in before it', async () => {
  const office = await staffOffice()
  const { db, settings, now } = office.services
  settings.staffEmails = []
  const owners = [meera, asha]
  const ids = await Promise.all(owners.map((owner) => putInTeam(office.services, owner, 'owner')))
  const results = await Promise.all(
    owners.map((owner, index) =>
      removeMember(db, {
        id: ids[1 - index]!,
        staff: { ...owner, uid: randomUUID() },
        ...{ settings, now: now() },
      }),
    ),
  )
  expect(results.toSorted((a, b) => Number(a.ok) - Number(b.ok))).toMatchObject([
    { ok: false, reason: 'not-owner' },
    { ok: true },
  ])
  expect(await rows(office)).toMatchObject([{ role: 'owner' }])
})

test('an owner by STAFF_EMAILS has no form in the office that could change them', async () => {
  const office = await staffOffice()
  office.services.settings.staffEmails = [people.owner.email, asha.email]
  const id = await putInTeam(office.services, asha, 'sales')
  const [, second] = (await team(office)).team
  expect(second).toMatchObject({ email: asha.email, id: null, role: 'owner' })
  await send(office, { do: 'remove', id })
  expect(await enter(office, asha)).toBe(200)
})

test('the log has who did what to whom, without an address or a name', async () => {
  const office = await staffOffice()
  await send(office, invite(meera.email, 'editor'))
  const [member] = await rows(office)
  await enter(office, meera)
  const { id } = member!
  await send(office, { do: 'role', id, role: 'sales', was: 'editor' })
  const sentences = async () => {
    const { entries } = (
      await office.look<{
        entries: { action: string; memberName: string | null; toName: string | null }[]
      }>('/staff/log?topic=staff')
    ).page
    return entries.filter(({ action }) => action.startsWith('team-'))
  }
  expect(await sentences()).toMatchObject([
    { memberName: 'Meera Nair' },
    { memberName: 'Meera Nair' },
  ])
  await send(office, { do: 'remove', id })
  const written = (await logOf(office)).filter(({ action }) => action.startsWith('team-'))
  expect(written).toMatchObject([
    { action: 'team-invited', subject: id, details: { role: 'editor' } },
    { action: 'team-role-changed', subject: id, details: { role: 'sales', before: 'editor' } },
    { action: 'team-removed', subject: id, details: { before: 'sales', feeds: 0 } },
  ])
  expect(JSON.stringify(written)).not.toMatch(/@|Meera|Dino Staff/)
  expect((await sentences())[0]).toMatchObject({ memberName: null, toName: 'Meera Nair' })
})

test('an invitation goes to no other address than the one it lets in', async () => {
  const office = await staffOffice({ settings: { smtpUrl: 'smtp://set.example' } })
  await send(office, invite(meera.email, 'editor'))
  const [mail] = await mailsOf(office)
  const { status, page: answer } = await office.send<{ message: string }>(
    `/staff/mail/${mail!.id}`,
    {
      ...{ do: 'readdress', recipient: 'other@buyer.example' },
    },
  )
  expect([status, answer.message]).toEqual([
    409,
    expect.stringContaining('Remove that one under Team'),
  ])
  const invitations = await mailsOf(office)
  expect(invitations.filter(({ recipient }) => recipient === meera.email)).toHaveLength(1)
})
