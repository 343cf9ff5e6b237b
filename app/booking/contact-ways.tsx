import { t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'

/** The ways to reach a person when the dialog can't help. */
export function ContactWays() {
  const company = useCompany()
  return (
    <p className="text-links">
      <a className="text-link" href={company.phone.href}>
        <span>{t('Call {phone}', { phone: company.phone.display })}</span>
      </a>
      <a className="text-link" href={`mailto:${company.salesEmail}`}>
        <span>{t('Write to {email}', { email: company.salesEmail })}</span>
      </a>
    </p>
  )
}
