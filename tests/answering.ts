import { sql } from 'drizzle-orm'
import { fileContents, fileParts } from '../app/db/schema/files.server.ts'
import { enquiryAttachments } from '../app/db/schema/enquiries.server.ts'
import type { InboxOutcome } from '../app/staff/inbox/inbox-outcome.ts'
import { signedInAs } from './fresh-app.ts'
import { enquiryFrom, staffOffice, type Office } from './office.ts'
import { pdfOf } from './sample-pdfs.ts'

export const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }
export const meera = { name: 'Meera Nair', email: 'meera@dino.example' }
export const paper = pdfOf('')

/** An office of two with an enquiry that is being answered. */
export async function answering(settings = {}) {
  const office = await staffOffice({
    settings: { staffEmails: [dinoStaff.email, meera.email], ...settings },
  })
  const id = await enquiryFrom(office)
  const answerId = crypto.randomUUID()
  const post = async (
    fields: Record<string, string | File | string[]>,
    { person = dinoStaff, to = id } = {},
  ) => {
    const form = new FormData()
    const begun = { do: 'answer', answerId, subject: 'Re: A crane', text: 'Here it is.', seen: '0' }
    for (const [name, value] of Object.entries({ ...begun, ...fields }))
      for (const each of [value].flat()) form.append(name, each as string)
    const headers = await signedInAs(office.services, person)
    const path = `/staff/inbox/${to}`
    const answer = await office.app.request(path, { method: 'POST', headers, body: form })
    return { status: answer.status, page: (await answer.json()) as InboxOutcome }
  }
  const attach = (bytes: Uint8Array, name: string, of?: { person?: typeof meera; to?: string }) =>
    post({ attach: 'file', file: fileOf(bytes, name) }, of)
  const open = async () => {
    const { page } = await office.look<{ open: Opened }>(`/staff/inbox/${id}`)
    return page.open
  }
  const waiting = async () => (await open()).files
  const begun = office.services.now()
  return { ...office, begun, id, answerId, post, attach, open, waiting }
}

interface Opened {
  files: { id: string; name: string; size: string }[]
  around: {
    answers: { files: { id: string; name: string }[] }[]
  }
}

export const fileOf = (bytes: Uint8Array, name: string) =>
  new File([new Uint8Array(bytes)], name, { type: 'text/plain' })

export async function kept({ services }: Office) {
  const { queries } = services.db
  const count = async (table: typeof fileContents | typeof fileParts | typeof enquiryAttachments) =>
    (await queries.select({ count: sql<number>`count(*)::int` }).from(table))[0]!.count
  return {
    rows: await count(enquiryAttachments),
    contents: await count(fileContents),
    parts: await count(fileParts),
  }
}
export const nothing = { rows: 0, contents: 0, parts: 0 }
