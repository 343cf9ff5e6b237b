import type { Office } from './office.ts'
import { signedInAs } from './fresh-app.ts'

/** What a form of the office answered: where it leads to, or what the page shows. */
export interface Sent {
  status: number
  location: string | null
  page: { message?: string; errors?: Record<string, string> } | null
}

const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }

/** Sends a form as staff, and follows nothing. */
export async function sendForm(
  { app, services }: Office,
  path: string,
  fields: Record<string, string>,
  person = dinoStaff,
): Promise<Sent> {
  const headers = await signedInAs(services, person)
  const body = new URLSearchParams(fields)
  const answer = await app.request(path, { method: 'POST', headers, body })
  const text = await answer.text()
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    page: text ? (JSON.parse(text) as Sent['page']) : null,
  }
}

/** Of what a form made, by where it led to. */
export const idIn = (location: string | null) => /[0-9a-f-]{36}/.exec(location ?? '')![0]
