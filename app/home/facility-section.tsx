import type { CSSProperties } from 'react'
import { t, translated } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { directionsUrl } from '../rules/company-links.ts'
import { FindASlot } from '../booking/find-a-slot.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import kerala from './facility-map/kerala.svg?url'
import nameInMalayalam from './facility-map/kottayam-in-malayalam.svg?url'
import { mapEdges, mapSize, project, unitsOf, type Place } from './facility-map/projection.ts'
import { towns, workshop } from './facility-map/towns.ts'
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

/** The drawing says it all to those who see it; the same in words is its text alternative. */
function KeralaMap() {
  return (
    <figure
      className="facility-map"
      style={{ '--map-ratio': (mapSize.width / mapSize.height).toFixed(4) } as CSSProperties}
    >
      <div className="kerala">
        <img
          src={kerala}
          alt={t(
            'Map of Kerala on the Arabian Sea. The workshop at Kodimatha is in Kottayam, in the south of the state, just east of Vembanad lake: south of Kochi and north of Kollam and Thiruvananthapuram.',
          )}
          width={mapSize.width}
          height={mapSize.height}
          loading="lazy"
        />
        <div aria-hidden="true">
          <span className="kerala-sea">{t('Arabian Sea')}</span>
          {[9, 10, 11, 12].map((north) => (
            <span
              key={north}
              className="kerala-parallel"
              style={{ top: placed([north, mapEdges.east]).top }}
            >
              {t('{north}° N', { north })}
            </span>
          ))}
          {towns.map(({ name, at, beside, minor }) => (
            <span
              key={name}
              className="kerala-town"
              data-beside={beside}
              data-minor={minor}
              style={placed(at)}
            >
              {translated(name)}
            </span>
          ))}
          <span className="kerala-workshop" style={placed(workshop)} />
          <span className="kerala-callout" style={placed(workshop)}>
            <b className="wide">{t('Kodimatha')}</b>
            {t('Kottayam, Kerala')}
          </span>
          <span className="kerala-scale" style={{ width: percent(unitsOf(100), mapSize.width) }}>
            {t('100 km')}
          </span>
        </div>
      </div>
    </figure>
  )
}

function placed(place: Place): { left: string; top: string } {
  const { x, y } = project(place)
  return { left: percent(x, mapSize.width), top: percent(y, mapSize.height) }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`
}
