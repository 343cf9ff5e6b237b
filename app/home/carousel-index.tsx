import type { CarouselHandle } from './use-carousel.ts'

interface CarouselIndexProps {
  carousel: Pick<CarouselHandle, 'index' | 'pick' | 'running' | 'since' | 'every'>
  titles: string[]
}

/**
 * The slides by number and name, each on a ruler whose ticks are its seconds. The marker runs along
 * the shown one's ruler while it plays, and fills it while it stands.
 */
export function CarouselIndex({ carousel, titles }: CarouselIndexProps) {
  const { index, pick, running, since, every } = carousel
  return (
    <ol className="carousel-index">
      {titles.map((title, place) => (
        <li key={title}>
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
