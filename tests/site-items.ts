import { readPublished } from '../app/site-content/published-content.server.ts'
import { deskOf, staffOffice, type Office } from './office.ts'
import { sendForm } from './office-forms.ts'
import type { CompanyPage } from './site-desk.ts'

type Form = Record<string, string>

const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }
const meera = { name: 'Meera Nair', email: 'meera@dino.example' }

/** What the form of an item knows. */
interface ItemPage extends Omit<CompanyPage, 'draft'> {
  draft?: { savedAt: string; publishAt: string | null; refusal: string | null }
  begun: Form | null
  claims: { field?: string; words: string; said?: string }[]
}

/** The office with two of its staff at items of the site: 'product/wotan'. */
export async function itemsOffice() {
  const office = await staffOffice()
  office.services.settings.staffEmails = [dinoStaff.email, meera.email]
  /** What the site says now. */
  const site = async () => (await readPublished(office.services.db.queries)).content
  const get = (path: string) => office.fetch(path)
  return {
    office: { ...office, get },
    site,
    staff: await deskAt(office, dinoStaff),
    meera: await deskAt(office, meera),
  }
}

async function deskAt(office: Office, person: typeof meera) {
  const desk = await deskOf(office, person)
  const page = async (item: string) => (await desk.look(`/staff/site/${item}`)).page as ItemPage
  const step = async (item: string, fields: Form) => {
    const sent = await sendForm(office, `/staff/site/${item}`, fields, person)
    return { ...sent, page: sent.page as (typeof sent.page & { form?: Form }) | null }
  }
  return {
    page,
    step,
    /** The list of a kind. */
    list: async (kind: string) =>
      (await desk.look(`/staff/site/all/${kind}`)).page as { gone: object[] },
    /** The form as it stands before them. */
    async opened(item: string): Promise<Form> {
      const { form, base, begun } = await page(item)
      const was = Object.entries(begun ?? {}).map(([name, text]) => [`was-${name}`, text])
      return { ...form, base: String(base), ...(Object.fromEntries(was) as Form) }
    },
    publish: (item: string, form: Form) => step(item, { ...form, do: 'publish' }),
    async bringBack(item: string, number: string) {
      const { history } = await page(item)
      return step(item, { do: 'bring-back', number, base: String(history[0]!.number) })
    },
  }
}
