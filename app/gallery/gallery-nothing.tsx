import { useLocation, useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { withFilter, type Filter } from './gallery-query.ts'

/** A machine that has no film yet, or no picture. */
export function GalleryNothing({ show, machine }: { show: Filter; machine: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="gallery-nothing">
      <p className="lead">
        There are no {show} of the {machine} yet.
      </p>
      <Button
        onClick={() =>
          void navigate(
            { search: withFilter(search, 'all') },
            { replace: true, preventScrollReset: true },
          )
        }
      >
        Show all of the {machine}
      </Button>
    </div>
  )
}
