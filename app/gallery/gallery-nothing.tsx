import { useLocation, useNavigate } from 'react-router'
import { t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'
import { withFilter, type Filter } from './gallery-query.ts'

/** A machine that has no film yet, or no picture. */
export function GalleryNothing({ show, machine }: { show: Filter; machine: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="gallery-nothing">
      <p className="lead">
        {show === 'images'
          ? t('There are no images of the {machine} yet.', { machine })
          : t('There are no videos of the {machine} yet.', { machine })}
      </p>
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
        {t('Show all of the {machine}', { machine })}
      </Button>
    </div>
  )
}
