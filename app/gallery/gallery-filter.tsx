import { useLocation, useNavigate } from 'react-router'
import type { GalleryItem } from './gallery-item.ts'
import { filters, passes, withFilter, type Filter } from './gallery-query.ts'

const names: Record<Filter, string> = { all: 'All', images: 'Images', videos: 'Videos' }

/** What is shown; the choice stands in the address, so that it can be shared. */
export function GalleryFilter({ items, show }: { items: GalleryItem[]; show: Filter }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const count = (filter: Filter) => items.filter((item) => passes(item, filter)).length
  return (
    <div className="gallery-filter needs-scripts" role="group" aria-label="Show">
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === show}
          onClick={() =>
            void navigate(
              { search: withFilter(search, filter) },
              { replace: true, preventScrollReset: true },
            )
          }
        >
          {names[filter]} <span aria-hidden="true">{count(filter)}</span>
        </button>
      ))}
      <p className="sr-only" role="status">
        {count(show)} shown
      </p>
    </div>
  )
}
