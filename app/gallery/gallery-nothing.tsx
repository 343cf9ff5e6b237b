import { useLocation, useNavigate } from 'react-router'
import { t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'
import { withFilter, type Filter } from './gallery-query.ts'

interface GalleryNothingProps {
  show: Filter
  /** Its title; undefined where all are asked for. */
  machine: string | undefined
}

/** A machine that has no film yet, or no picture; or a gallery that has none at all. */
export function GalleryNothing({ show, machine }: GalleryNothingProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="gallery-nothing">
      <p className="lead">{nothingOf(show, machine)}</p>
      {show !== 'all' && (
        <Button
          onClick={() => {
            // It goes with these words: one goes on from the filter that it has pressed.
            document.querySelector<HTMLElement>('.gallery-types button')?.focus()
            void navigate(
              { search: withFilter(search, 'all') },
              { replace: true, preventScrollReset: true },
            )
          }}
        >
          {machine ? t('Show all of the {machine}', { machine }) : t('Show all')}
        </Button>
      )}
    </div>
  )
}

function nothingOf(show: Filter, machine: string | undefined): string {
  if (show === 'all') return t('There are no pictures or films yet.')
  if (!machine)
    return show === 'images' ? t('There are no images yet.') : t('There are no videos yet.')
  return show === 'images'
    ? t('There are no images of the {machine} yet.', { machine })
    : t('There are no videos of the {machine} yet.', { machine })
}
