import { languageOf, t } from '../../content/language/t.ts'
import type { GalleryItem } from './gallery-item.ts'
import { wrapped } from './gallery-query.ts'

interface LightboxThumbnailsProps {
  list: GalleryItem[]
  current: number
  onChoose: (index: number) => void
}

/** The open item among its neighbours on both sides: a hundred would be a hundred stops for the Tab key. */
const neighbours = 3

export function LightboxThumbnails({ list, current, onChoose }: LightboxThumbnailsProps) {
  if (list.length < 2) return null
  const shown = Math.min(list.length, 2 * neighbours + 1)
  const first = shown === list.length ? 0 : current - neighbours
  const indexes = Array.from({ length: shown }, (_, place) => wrapped(first, place, list.length))
  return (
    <ul className="lightbox-thumbnails" aria-label={t('Neighbours')}>
      {indexes.map((index) => {
        const item = list[index]!
        return (
          <li key={item.name}>
            <button
              type="button"
              aria-label={item.title}
              lang={languageOf(item.title)}
              aria-current={index === current || undefined}
              onClick={() => onChoose(index)}
            >
              <img
                src={item.copies[0]?.src}
                style={{ objectPosition: item.focus }}
                alt=""
                width={96}
                height={64}
                decoding="async"
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
