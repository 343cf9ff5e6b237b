import type { CSSProperties } from 'react'
import { t, translated } from '../../content/language/t.ts'
import kerala from './kerala/kerala.svg?url'
import { mapEdges, mapSize, project, unitsOf, type Place } from './kerala/projection.ts'
import { towns, workshop } from './kerala/towns.ts'

/** The drawing says it all to those who see it; the same in words is its text alternative. */
export function KeralaMap() {
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
