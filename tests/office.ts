import { randomUUID } from 'node:crypto'
import type { EnquiryContent } from '../app/enquiries/form/enquiry-form.ts'
import { mailSettings } from '../app/mail/mail.server.ts'
import { copyEnquiry } from '../app/enquiries/endpoint/copy-enquiry.server.ts'
import { submitEnquiry } from '../app/enquiries/endpoint/submit-enquiry.server.ts'
import type { ToMend } from '../app/staff/to-fill-in.tsx'
import { blankEnquiry } from './blank-enquiry.ts'
import { freshApp, signedInAs, type FreshApp } from './fresh-app.ts'
import { staffPages } from './staff-pages.ts'

export interface Office extends FreshApp {
  /** A page of the office as staff get it: what its loader knows. */
  look<Data>(path: string): Promise<{ status: number; page: Data }>
  /** A form of the office, sent by staff. */
  send<Data>(path: string, fields: Record<string, string>): Promise<{ status: number; page: Data }>
  /** The raw answer, for files. */
  fetch(path: string): Promise<Response>
}

const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }

/** The whole site with somebody of the staff at its office's pages. */
export async function staffOffice(
  options: Pick<
    Parameters<typeof freshApp>[0] & object,
    'settings' | 'now' | 'readCalendar' | 'typesetQuote' | 'typesetSheet'
  > = {},
  person = dinoStaff,
): Promise<Office> {
  const site = await freshApp({ ...options, pages: staffPages() })
  const office = { ...site, ...(await deskOf(site, person)) }
  return office
}

/** Another member of staff at the same office. */
export async function deskOf(site: FreshApp, person = dinoStaff) {
  // Signed in anew each time: tests move the clock by days.
  const cookie = () => signedInAs(site.services, person)
  const read = async (answer: Response) => ({
    status: answer.status,
    page: (await answer.json()) as never,
  })
  const fetch = async (path: string) => site.app.request(path, { headers: await cookie() })
  return {
    fetch,
    look: async (path: string) => read(await fetch(path)),
    send: async (path: string, fields: Record<string, string>) =>
      read(
        await site.app.request(path, {
          method: 'POST',
          headers: await cookie(),
          body: new URLSearchParams(fields),
        }),
      ),
  }
}

/** An enquiry as a visitor would send it, who asked for a copy; what the case is about is given. */
export async function enquiryFrom(
  { services }: Pick<FreshApp, 'services'>,
  given: Partial<EnquiryContent> = {},
  at?: Date,
): Promise<string> {
  const content: EnquiryContent = {
    ...blankEnquiry,
    ...{ kind: 'contact', name: 'Asha Menon', email: 'asha@buyer.example' },
    ...{ message: `A crane for logs. ${randomUUID()}`, consentVersion: '2026-11-21' },
    ...given,
  }
  const { db } = services
  const settings = mailSettings(services)
  const now = at ?? services.now()
  const formId = randomUUID()
  const { id } = await submitEnquiry(db, {
    ...{ content, formId, byContent: false, settings, now, isSpam: false },
    ...{ page: '/', referrer: null, userId: null },
  })
  await copyEnquiry(db, { formId, settings, now, mayMail: () => Promise.resolve(true) })
  return id
}

/** The sentences under 'To put right'. */
export async function toldOnToday(desk: Pick<Office, 'look'>): Promise<string[]> {
  const { page } = await desk.look<{ toMend: ToMend[] }>('/staff/today')
  return page.toMend.map(({ words }) => words)
}
