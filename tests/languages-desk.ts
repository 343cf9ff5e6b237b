import { signedInAs } from './fresh-app.ts'
import { sendForm } from './office-forms.ts'
import { staffOffice, type Office } from './office.ts'
import type { readLanguagesPage } from '../app/staff/languages/languages-page.server.ts'
import type { Unchanged } from '../app/staff/languages/languages-action.server.ts'
import { readPublished } from '../app/site-content/published-content.server.ts'
import { siteWords } from '../content/language/site-words.server.ts'

type Page = Awaited<ReturnType<typeof readLanguagesPage>> & {
  toApprove: { count: number; seen: string } | null
  said: string | null
}

const path = '/staff/site/languages?language=hi'
const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }
export const meera = { name: 'Meera Nair', email: 'meera@dino.example' }
/** Another Hindi of 'Close' than the delivered one. */
export const closed = 'बन्द कीजिए'

/** The office, with two who write its Hindi. */
export const languagesOffice = () =>
  staffOffice({ settings: { staffEmails: [dinoStaff.email, meera.email] } })

export const read = async (desk: Office, query = '') => (await desk.look<Page>(path + query)).page

export async function textOf(desk: Office, english: string) {
  const { texts } = await read(desk, `&search=${encodeURIComponent(english)}`)
  return texts.find((text) => text.english === english)!
}

export async function send(
  desk: Office,
  fields: Record<string, string>,
  query = '',
  person = dinoStaff,
) {
  const sent = await sendForm(desk, path + query, fields, person)
  return { ...sent, page: sent.page as unknown as Unchanged | null }
}

interface Seen {
  key: string
  seen: string
}

export const form = ({ key, seen }: Seen, what: string, text = '') => ({
  ...{ do: what, key, seen, text },
})

/** Approves those that are ticked, as they stand in the list. */
export async function approveTicked(desk: Office, texts: Seen[]) {
  const body = new URLSearchParams({ do: 'approve-ticked' })
  for (const { key, seen } of texts) body.append('tick', `${key}:${seen}`)
  const headers = await signedInAs(desk.services, dinoStaff)
  return desk.app.request(path, { method: 'POST', headers, body })
}

export async function contentOf({ services }: Office) {
  return (await readPublished(services.db.queries)).content
}

export const hindi = async (desk: Office, english: string) =>
  siteWords('hi', await contentOf(desk)).texts[english]
