import { here } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Stands under a printed page: who to call, and where the page is. */
export function PrintBase({ path }: { path: string }) {
  const company = useCompany()
  const address = (useHydrated() ? window.location.origin : '') + here(path)
  return (
    <p className="wrap print-base">
      <span>{company.name}</span>
      <span>{company.phone.display}</span>
      <span>{company.salesEmail}</span>
      <span>{address}</span>
    </p>
  )
}
