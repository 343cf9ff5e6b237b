import { t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { directionsUrl } from '../rules/company-links.ts'
import { FindASlot } from '../booking/find-a-slot.tsx'
import { KeralaMap } from '../drawings/kerala-map.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import nameInMalayalam from './kottayam-in-malayalam.svg?url'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

/** Where the machines are made: the workshop on a map of Kerala, and the way there. */
export function FacilitySection() {
  const company = useCompany()
  return (
    <section id="facility" className="facility" aria-labelledby="facility-title">
      <div className="wrap facility-columns">
        <div className="facility-words">
          <NumberedHeading number="04" id="facility-title">
            {t('Where they are made')}
          </NumberedHeading>
          <img
            className="facility-name"
            src={nameInMalayalam}
            alt={t('കോട്ടയം, Kottayam in Malayalam')}
            lang="ml"
            width={2055}
            height={333}
            loading="lazy"
          />
          <p className="lead">
            {t(
              'The workshop stands at Kodimatha, in Kottayam, between the backwaters and the hills.',
            )}
          </p>
          <dl className="facts">
            <div>
              <dt>{t('Workshop')}</dt>
              <dd>
                <address>{company.address.join(', ')}</address>
              </dd>
            </div>
            <div>
              <dt>{t('Visits')}</dt>
              <dd>{t('By appointment')}</dd>
            </div>
          </dl>
          <div className="actions">
            <FindASlot variant="ink" />
            <ButtonAnchor
              href={directionsUrl(company)}
              variant="outline"
              icon="pin"
              target="_blank"
              rel="noreferrer"
            >
              {t('Get directions')}
            </ButtonAnchor>
          </div>
        </div>
        <KeralaMap />
      </div>
    </section>
  )
}
