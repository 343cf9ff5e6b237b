import { t } from '../../../content/language/t.ts'
import { useCompany } from '../../page/company.ts'
import { whatsAppChat, whatsAppNumber } from '../../rules/company-links.ts'

/** A person at once, beside the form. */
export function EnquiryWays({ about }: { about: string | null }) {
  const company = useCompany()
  return (
    <dl className="facts">
      <div>
        <dt>{t('Phone')}</dt>
        <dd>
          <a href={company.phone.href}>{company.phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>{t('Sales')}</dt>
        <dd>
          <a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
        </dd>
      </div>
      <div>
        <dt>WhatsApp</dt>
        <dd>
          <a href={whatsAppChat(company, about ? t('the {about}', { about }) : t('your machines'))}>
            {t('Write to us')}
          </a>
          <span className="print-base" style={{ border: 0, margin: 0 }}>
            {whatsAppNumber(company)}
          </span>
        </dd>
      </div>
      {company.hours.length > 0 && (
        <div>
          <dt>{t('Open')}</dt>
          <dd>{company.hours.join('; ')}</dd>
        </div>
      )}
    </dl>
  )
}
