import { randomUUID } from 'node:crypto'
import { auditLog } from '../app/db/schema/office.server.ts'
import { teamMembers } from '../app/db/schema/team.server.ts'
import type { Member } from '../app/staff/team/team.server.ts'
import type { UnchangedTeam } from '../app/staff/team/team-action.server.ts'
import { signedInAs } from './fresh-app.ts'
import type { Office } from './office.ts'
import { people } from './team.ts'

export const teamPage = '/staff/site/team'
export const meera = people.editor
export const asha = { name: 'Asha Menon', email: 'asha@dino.example' }

/** A form of the page, as somebody of the office sends it. */
export async function send(
  { app, services }: Office,
  form: Record<string, string>,
  by = people.owner,
) {
  const headers = await signedInAs(services, by)
  const body = new URLSearchParams(form)
  const answer = await app.request(teamPage, { method: 'POST', headers, body })
  const text = await answer.text()
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  return {
    text,
    status: answer.status,
    location: answer.headers.get('Location'),
    unchanged: isJson ? (JSON.parse(text) as UnchangedTeam & { refused?: string }) : undefined,
  }
}

export const invite = (email: string, role: string, id: string = randomUUID()) => ({
  ...{ do: 'add', id, email, role },
})
export const rows = ({ services }: Office) => services.db.queries.select().from(teamMembers)
export const logOf = ({ services }: Office) => services.db.queries.select().from(auditLog)
export const team = async (office: Office) =>
  (await office.look<{ team: Member[]; removing: Member | null }>(teamPage)).page

/** Whether they are let in: the status of a page that is for everybody in the office. */
export async function enter({ app, services }: Office, person: { name: string; email: string }) {
  const headers = await signedInAs(services, person, { isKnown: false })
  return (await app.request('/staff/log', { headers })).status
}
