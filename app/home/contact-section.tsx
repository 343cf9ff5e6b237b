import { useCompany } from '../page/company.ts'
import { directionsUrl, salesMail, whatsAppChat } from '../rules/company-links.ts'
import { EnquiryForm } from '../enquiries/enquiry-form-view.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import { MapFrame } from './map-frame.tsx'
import front from '../drawings/truck-front.svg?url'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

export function ContactSection() {
  const company = useCompany()
  return (
    <section id="contact" className="contact" aria-labelledby="contact-title">
      <div className="wrap contact-columns">
        <div className="contact-title">
          <NumberedHeading number="05" id="contact-title">
            Let's Discuss Your Hydraulic Needs
          </NumberedHeading>
          <p className="lead">
            Load, reach and truck are enough to begin. Every machine is quoted to the job.
          </p>
        </div>
        <div className="contact-ways">
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
              <dt>Workshop</dt>
              <dd>
                <address>{company.address.join(', ')}</address>
              </dd>
            </div>
            {company.hours.length > 0 && (
              <div>
                <dt>Open</dt>
                <dd>{company.hours.join('; ')}</dd>
              </div>
            )}
            <div>
              <dt>Price</dt>
              <dd>Contact for Quote, minimum order 1 Unit</dd>
            </div>
          </dl>
          <div className="actions">
            <ButtonAnchor href={company.phone.href} icon="phone">
              Call
            </ButtonAnchor>
            <ButtonAnchor href={salesMail(company, 'Enquiry')} icon="mail" variant="outline">
              Email
            </ButtonAnchor>
            <ButtonAnchor
              href={whatsAppChat(company, 'your machines')}
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
              Get directions
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
