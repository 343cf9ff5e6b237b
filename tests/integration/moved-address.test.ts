import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { staffAccounts, users } from '../../app/db/schema/people.server.ts'
import { enquiryFrom } from '../office.ts'
import { putInTeam } from '../team.ts'
import { signInBrowser } from './sign-in-browser.ts'
import { signIn, startSite, type Site } from './sign-in-site.ts'

/** The Google address of a colleague changed: the same account, another address. */
const before = 'meera@dino.example'
const now = 'asha@buyer.example'

/** An enquiry that was given to the colleague under the address before, and who signs in next. */
async function colleague(known: 'them' | 'nobody' | 'somebody else') {
  const site = await startSite()
  await signIn(site, signInBrowser(), { person: now })
  const [account] = await site.db.update(users).set({ email: before }).returning()
  const [other] = await site.db
    .insert(users)
    .values({ googleSub: 'lekha', name: 'Lekha Das', email: 'lekha@dino.example' })
    .returning()
  const at = { enteredAt: site.services.now() }
  if (known !== 'nobody') {
    const { uid } = known === 'them' ? account! : other!
    await site.db.insert(staffAccounts).values({ email: before, userId: uid, ...at })
  }
  await site.db.insert(auditLog).values({
    ...{ at: at.enteredAt, action: 'staff-first-entry', subject: account!.uid },
    userId: account!.uid,
  })
  const given = await enquiryFrom(site)
  await site.db.update(enquiries).set({ assigneeEmail: before }).where(eq(enquiries.id, given))
  const assignee = async () => {
    await signIn(site, signInBrowser(), { person: now })
    return (await site.db.select().from(enquiries))[0]!.assigneeEmail
  }
  return { site, assignee }
}

const inTeam = (site: Site, email: string) => putInTeam(site.services, { email }, 'sales')

test('what a colleague was given goes with their account to its new address', async () => {
  const { assignee } = await colleague('them')
  expect(await assignee()).toBe(now)
})

test('so it does where the address before was removed from the team first', async () => {
  const { site, assignee } = await colleague('nobody')
  await inTeam(site, now)
  expect(await assignee()).toBe(now)
})

test.each([
  ['is known by somebody else', 'somebody else', [now]],
  ['waits for whoever was invited under it', 'nobody', [before, now]],
  ['was that of somebody who has left', 'nobody', []],
] as const)('an address that %s keeps what it was given', async (_, known, team) => {
  const { site, assignee } = await colleague(known)
  for (const email of team) await inTeam(site, email)
  expect(await assignee()).toBe(before)
})

test('an address at which somebody else is known is given nothing', async () => {
  const { site, assignee } = await colleague('them')
  const [lekha] = await site.db.select().from(users).where(eq(users.googleSub, 'lekha'))
  const known = { email: now, userId: lekha!.uid, enteredAt: site.services.now() }
  await site.db.insert(staffAccounts).values(known)
  expect(await assignee()).toBe(before)
})

test('a visitor whose address was that of a colleague takes nothing along', async () => {
  const { site, assignee } = await colleague('nobody')
  await site.db.delete(auditLog)
  await inTeam(site, now)
  expect(await assignee()).toBe(before)
})
