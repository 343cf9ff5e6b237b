import type { CarouselHandle } from './use-carousel.ts'

interface CarouselIndexProps {
  carousel: Pick<CarouselHandle, 'index' | 'pick' | 'running' | 'since' | 'every'>
  titles: string[]
  /** From this place on the slides are for narrow screens only. */
  narrowFrom: number
}

/**
 * The slides by number and name, each on a ruler whose ticks are its seconds. The marker runs along
 * the shown one's ruler while it plays, and fills it while it stands.
 */
export function CarouselIndex({ carousel, titles, narrowFrom }: CarouselIndexProps) {
  const { index, pick, running, since, every } = carousel
  return (
    <ol className="carousel-index">
      {titles.map((title, place) => (
        <li key={place} className={place >= narrowFrom ? 'narrow-only' : undefined}>
          <button type="button" aria-current={place === index} onClick={() => pick(place)}>
            <span className="carousel-ruler">
              {place === index && (
                <span
                  key={running ? since : 'still'}
                  className="carousel-marker"
                  style={running ? { animationDuration: `${every}ms` } : undefined}
                  data-running={running || undefined}
                />
              )}
            </span>
            <span className="carousel-number">{String(place + 1).padStart(2, '0')}</span>
            <b>{title}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}
