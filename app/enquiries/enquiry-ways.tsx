import { useCompany } from '../page/company.ts'
import { whatsAppChat } from '../rules/company-links.ts'

/** A person at once, beside the form. */
export function EnquiryWays({ about }: { about: string | null }) {
  const company = useCompany()
  return (
    <dl className="facts">
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={company.phone.href}>{company.phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>Sales</dt>
        <dd>
          <a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
        </dd>
      </div>
      <div>
        <dt>WhatsApp</dt>
        <dd>
          <a href={whatsAppChat(company, about ? `the ${about}` : 'your machines')}>Write to us</a>
        </dd>
      </div>
    </dl>
  )
}
