import type { CSSProperties } from 'react'
import { languageOf, t } from '../../content/language/t.ts'
import type { AboutBand } from './about-band.server.ts'
import type { CarouselHandle } from './use-carousel.ts'

interface AboutTimelineProps {
  carousel: Pick<CarouselHandle, 'index' | 'pick'>
  slides: AboutBand['slides']
  thisYear: number
}

/** The years on the scale: past the parent company's 48. */
export const howFarBack = 50

/** The three figures on one scale, a tick to a year; each is also the button of its slide. */
export function AboutTimeline({ carousel, slides, thisYear }: AboutTimelineProps) {
  const { index, pick } = carousel
  return (
    <div className="about-timeline">
      <svg viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks(thisYear)} />
      </svg>
      {slides.map(({ id, span }, place) => (
        <span
          key={id}
          className="about-marker"
          data-shown={place === index || undefined}
          style={{ left: `${span.from}%`, width: `${span.to - span.from}%` }}
        />
      ))}
      <ol className="needs-scripts">
        {slides.map(({ id, title, scale, span }, place) => (
          <li
            key={id}
            style={{ '--at': `${span.from}%`, order: Math.round(span.from) } as CSSProperties}
          >
            <button type="button" aria-current={place === index} onClick={() => pick(place)}>
              <b lang={languageOf(title)}>{title}</b>
              <span lang={languageOf(scale)}>{scale}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="about-today" aria-hidden="true">
        {t('Today')}
      </p>
    </div>
  )
}

/** A line a year, longer at the decades. */
function ticks(thisYear: number): string {
  return Array.from({ length: howFarBack + 1 }, (_, past) => {
    const x = 1000 - (1000 * past) / howFarBack
    return `M${x} 0v${(thisYear - past) % 10 === 0 ? 18 : 8}`
  }).join('')
}
