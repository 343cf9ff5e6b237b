import type { MouseEvent } from 'react'
import { t } from '../../content/language/t.ts'
import { Icon } from '../ui/icons.tsx'
import type { GalleryItem } from './gallery-item.ts'
import { LightboxFilm } from './lightbox-film.tsx'
import { LightboxPicture } from './lightbox-picture.tsx'
import { useSwipe } from './use-swipe.ts'

interface LightboxStageProps {
  item: GalleryItem
  /** There is nothing else to go to. */
  alone: boolean
  onStep: (steps: number) => void
  onClose: () => void
}

/** The item, whole, between two arrows. The dark around it closes, and a finger moves on. */
export function LightboxStage({ item, alone, onStep, onClose }: LightboxStageProps) {
  const { offset, zoomed, handlers } = useSwipe((swipe) => {
    if (swipe === 'close') onClose()
    else if (!alone) onStep(swipe === 'next' ? 1 : -1)
  })
  const closeOnDark = ({ target }: MouseEvent<HTMLElement>) => {
    if ((target as HTMLElement).dataset.dark !== undefined) onClose()
  }
  const Shown = item.type === 'video' ? LightboxFilm : LightboxPicture
  return (
    // The dark is not the only way to close: there are a button and Escape.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className="lightbox-stage"
      data-dark
      data-zoomed={zoomed || undefined}
      onClick={closeOnDark}
      {...handlers}
    >
      <div
        className="lightbox-frame"
        data-dark
        data-held={offset !== 0 || undefined}
        style={{ translate: `${offset}px` }}
      >
        <Shown key={item.name} item={item} />
      </div>
      {!alone && (
        <>
          <button
            type="button"
            className="lightbox-arrow lightbox-previous"
            aria-label={t('Previous')}
            onClick={() => onStep(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className="lightbox-arrow lightbox-next"
            aria-label={t('Next')}
            onClick={() => onStep(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </>
      )}
    </div>
  )
}
