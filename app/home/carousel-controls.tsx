import { t } from '../../content/language/t.ts'
import { Icon } from '../ui/icons.tsx'
import type { CarouselHandle } from './use-carousel.ts'

interface CarouselControlsProps {
  carousel: Pick<CarouselHandle, 'playing' | 'toggle' | 'next' | 'previous' | 'expect'>
  /** What plays: 'Pause the slides'. */
  all: 'slides' | 'pictures' | 'colours'
  /** What next and previous step by: 'Next slide'. */
  one: 'slide' | 'picture' | 'product'
}

/** Pause or play, previous, next. Without scripts there is nothing to control, and they are not shown. */
export function CarouselControls({ carousel, all, one }: CarouselControlsProps) {
  const { playing, toggle, next, previous, expect } = carousel
  const comes = (step: 1 | -1) => ({
    onPointerEnter: () => expect(step),
    onFocus: () => expect(step),
  })
  return (
    <div className="carousel-controls needs-scripts">
      <button
        type="button"
        aria-label={t(`${playing ? 'Pause' : 'Play'} the ${all}`)}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" aria-label={t(`Previous ${one}`)} onClick={previous} {...comes(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label={t(`Next ${one}`)} onClick={next} {...comes(1)}>
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
