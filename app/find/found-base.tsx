import { here } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * What `products/print-base.tsx` says under a printed product, under machines beside each other. Shared, it would be a file
 * of its own, for which each page of a product asks once more.
 */
export function FoundBase({ path }: { path: string }) {
  const { name, phone, salesEmail } = useCompany()
  const address = (useHydrated() ? location.origin : '') + here(path)
  return (
    <p className="print-base">
      {[name, phone.display, salesEmail, address].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
  )
}
