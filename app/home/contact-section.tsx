import { languageOf, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { directionsUrl, salesMail, whatsAppChat } from '../rules/company-links.ts'
import { EnquiryForm } from '../enquiries/enquiry-form-view.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import { MapFrame } from './map-frame.tsx'
import front from '../drawings/truck-front.svg?url'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

export interface ContactSectionProps {
  /** On what every machine is sold. */
  terms: { label: string; text: string }[]
}

export function ContactSection({ terms }: ContactSectionProps) {
  const company = useCompany()
  return (
    <section id="contact" className="contact" aria-labelledby="contact-title">
      <div className="wrap contact-columns">
        <div className="contact-title">
          <NumberedHeading number="05" id="contact-title">
            {t("Let's Discuss Your Hydraulic Needs")}
          </NumberedHeading>
          <p className="lead">
            {t('Load, reach and truck are enough to begin. Every machine is quoted to the job.')}
          </p>
        </div>
        <div className="contact-ways">
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
              <dt>{t('Workshop')}</dt>
              <dd>
                <address>{company.address.join(', ')}</address>
              </dd>
            </div>
            {company.hours.length > 0 && (
              <div>
                <dt>{t('Open')}</dt>
                <dd>{company.hours.join('; ')}</dd>
              </div>
            )}
            {terms.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd lang={languageOf(text)}>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="actions">
            <ButtonAnchor href={company.phone.href} icon="phone">
              {t('Call')}
            </ButtonAnchor>
            <ButtonAnchor href={salesMail(company, t('Enquiry'))} icon="mail" variant="outline">
              {t('Email')}
            </ButtonAnchor>
            <ButtonAnchor
              href={whatsAppChat(company, t('your machines'))}
              icon="chat"
              variant="outline"
            >
              WhatsApp
            </ButtonAnchor>
            <ButtonAnchor
              href={directionsUrl(company)}
              icon="pin"
              variant="outline"
              target="_blank"
              rel="noreferrer"
            >
              {t('Get directions')}
            </ButtonAnchor>
          </div>
          <MapFrame />
        </div>
        <div className="contact-form">
          <EnquiryForm />
        </div>
        <img
          className="contact-drawing"
          src={front}
          alt=""
          width={440}
          height={760}
          loading="lazy"
        />
      </div>
    </section>
  )
}
