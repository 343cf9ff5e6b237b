import { memo } from 'react'
import type { OrderedPicture } from './order-field.tsx'

interface OrderTileProps {
  picture: OrderedPicture
  /** From 1. */
  place: number
  isActive: boolean
  isLifted: boolean
  helpId: string
  onFocus: (name: string) => void
}

/** One picture of the grid with its handle. Of a thousand only those that changed are rendered again. */
export const OrderTile = memo(function OrderTile(props: OrderTileProps) {
  const { picture, place, isActive, isLifted, helpId, onFocus } = props
  const { name, title, src, focus } = picture
  return (
    <li
      className="order-tile"
      data-name={name}
      data-active={isActive || undefined}
      data-lifted={isLifted || undefined}
    >
      <img
        src={src}
        style={{ objectPosition: focus }}
        alt=""
        width={120}
        height={80}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      <span className="order-place" aria-hidden="true">
        {place}
      </span>
      <button
        type="button"
        className="order-handle"
        aria-label={`Move ${title}, place ${place}`}
        aria-describedby={helpId}
        aria-pressed={isLifted}
        title={title}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => onFocus(name)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7 5h.01M13 5h.01M7 10h.01M13 10h.01M7 15h.01M13 15h.01" />
        </svg>
      </button>
    </li>
  )
})
