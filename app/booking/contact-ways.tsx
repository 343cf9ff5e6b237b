import { useCompany } from '../page/company.ts'

/** The ways to reach a person when the dialog can't help. */
export function ContactWays() {
  const company = useCompany()
  return (
    <p className="text-links">
      <a className="text-link" href={company.phone.href}>
        <span>Call {company.phone.display}</span>
      </a>
      <a className="text-link" href={`mailto:${company.salesEmail}`}>
        <span>Write to {company.salesEmail}</span>
      </a>
    </p>
  )
}
