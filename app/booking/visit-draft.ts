import type { VisitDetails } from '../rules/visit-details.ts'

/** The fields as they are typed; whatever is missing is empty. */
export type VisitDraft = Partial<
  Record<'phone' | 'whatsapp' | 'company' | 'visitors' | 'meet' | 'product', string>
>

/** The form with all its fields, and which was refused. */
export interface VisitForm {
  draft: VisitDraft
  /** Id and name of each machine to choose from; none for a demo, whose machine is chosen. */
  machines: [id: string, name: string][]
  wrong: { field: string; message: string } | null
}

/** The fields of the form that changes what was told. */
export type ToldFields = Required<VisitDraft> & { note: string }

export function draftOf(
  { phone, whatsapp, company, visitors, meet }: Partial<VisitDetails>,
  productId: string | null = null,
): Required<VisitDraft> {
  return {
    phone: phone ?? '',
    whatsapp: whatsapp == null ? '' : whatsapp ? 'yes' : 'no',
    company: company ?? '',
    visitors: visitors ? String(visitors) : '',
    meet: meet ?? 'workshop',
    product: productId ?? '',
  }
}
