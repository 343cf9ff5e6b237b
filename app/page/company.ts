import { createContext, use } from 'react'
import type { Company } from '../../content/company.ts'

/** Given by the root of each page (`root.tsx`), and by the booking dialog, which is a root of its own. */
export const CompanyContext = createContext<Company | null>(null)

/** Who answers, as it is published now. */
export function useCompany(): Company {
  const company = use(CompanyContext)
  if (!company) throw new Error('Nobody has given this page its company: see app/page/company.ts')
  return company
}
