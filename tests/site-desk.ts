import type { FormChange } from '../app/rules/form-changes.ts'
import { deskOf, staffOffice, type Office } from './office.ts'
import { sendForm } from './office-forms.ts'

type Form = Record<string, string>

/** What the form of the company knows. */
export interface CompanyPage {
  form: Form
  base: number
  draft?: { savedAt: string }
  current: { at: string; by: string | null } | null
  history: {
    number: number
    published: { at: string; by: string | null } | null
    broughtBack: number | null
    note: string | null
    changes: FormChange[]
  }[]
}

export const companyPath = '/staff/site/company'
const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }
const meera = { name: 'Meera Nair', email: 'meera@dino.example' }

/** The office with two of its staff at the company's form. */
export async function siteOffice() {
  const office = await staffOffice()
  office.services.settings.staffEmails = [dinoStaff.email, meera.email]
  return { office, staff: await deskAt(office, dinoStaff), meera: await deskAt(office, meera) }
}

async function deskAt(office: Office, person: typeof meera) {
  const desk = await deskOf(office, person)
  /** A page as they get it. */
  const look = async <Data>(path: string): Promise<Data> => (await desk.look(path)).page
  const send = (fields: Form) => sendForm(office, companyPath, fields, person)
  return {
    look,
    send,
    /** The form as it stands before them. */
    async opened(): Promise<Form> {
      const { form, base } = await look<CompanyPage>(companyPath)
      return { ...form, base: String(base) }
    },
    page: () => look<CompanyPage>(companyPath),
    publish: (form: Form) => send({ ...form, do: 'publish' }),
    keep: (form: Form) => send({ ...form, do: 'draft' }),
    /** @param base the number of the revision on top of the history, when it was read before */
    async bringBack(number: string, base?: number) {
      const top = base ?? (await look<CompanyPage>(companyPath)).history[0]!.number
      return send({ do: 'bring-back', number, base: String(top) })
    },
  }
}
