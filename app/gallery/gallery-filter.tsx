import { useLocation, useNavigate } from 'react-router'
import { t } from '../../content/language/t.ts'
import type { GalleryItem } from './gallery-item.ts'
import {
  filters,
  isOf,
  passes,
  withFilter,
  withMachine,
  type Filter,
  type GalleryState,
} from './gallery-query.ts'

/** Machines that have pictures, under the titles of their groups. */
export interface GalleryMachines {
  title: string
  products: { id: string; title: string }[]
}

interface GalleryFilterProps {
  items: GalleryItem[]
  groups: GalleryMachines[]
  state: GalleryState<GalleryItem>
}

const names = { all: 'All', images: 'Images', videos: 'Videos' } as const satisfies Record<
  Filter,
  string
>

/** What is shown, and of which machine; both stand in the address, so that they can be shared. */
export function GalleryFilter({ items, groups, state }: GalleryFilterProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { show, machine, list, shown } = state
  const goTo = (wanted: string) =>
    void navigate({ search: wanted }, { replace: true, preventScrollReset: true })
  const count = (filter: Filter) =>
    items.filter((item) => passes(item, filter) && isOf(item, machine)).length
  return (
    <div className="gallery-filters needs-scripts" role="group" aria-label={t('Show')}>
      <select
        aria-label={t('Machine')}
        value={machine ?? ''}
        onChange={({ target }) => goTo(withMachine(search, target.value))}
      >
        <option value="">{t('All machines')}</option>
        {groups.map(({ title, products }) => (
          <optgroup key={title} label={title}>
            {products.map((product) => (
              <option key={product.id} value={product.id}>
                {product.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <div className="gallery-types shows-pressed">
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === show}
            onClick={() => goTo(withFilter(search, filter))}
          >
            {t(names[filter])} <span aria-hidden="true">{count(filter)}</span>
          </button>
        ))}
      </div>
      <p className="sr-only" role="status">
        {shown < list.length
          ? t('{n} of {count} shown', { n: shown, count: list.length })
          : t('{n} shown', { n: list.length })}
      </p>
    </div>
  )
}
