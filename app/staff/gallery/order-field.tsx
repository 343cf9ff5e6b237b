import { useEffect, useId, useRef, useState } from 'react'
import { inGivenOrder } from '../../rules/given-order.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { OrderGrid } from './order-grid.tsx'

/** A picture as the grid shows it. */
export interface OrderedPicture {
  name: string
  title: string
  src: string | undefined
  focus?: string
}

interface OrderFieldProps {
  field: { name: string; label: string; help?: string; maximum: number }
  error: string | undefined
  value: string
  /** As they stand without an order of their own. */
  pictures: OrderedPicture[]
}

const namesIn = (text: string) => text.split(/\s+/).filter(Boolean)

/** The order of the gallery's pictures: names, one on each line, and with scripts a grid that they are dragged in. */
export function OrderField({ field, error, value, pictures }: OrderFieldProps) {
  const { name, label, help, maximum } = field
  const [text, setText] = useState(value)
  const id = useId()
  const hydrated = useHydrated()
  const list = useRef<HTMLTextAreaElement>(null)
  const before = useRef(text)
  const order = namesIn(text)
  const ordered = order.length > 0 ? inGivenOrder(pictures, order) : pictures

  // The form saves what is typed; what is dragged is told as if it were.
  useEffect(() => {
    if (before.current !== text) list.current?.dispatchEvent(new Event('input', { bubbles: true }))
    before.current = text
  }, [text])

  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="field order-field" aria-describedby={describedBy || undefined}>
      <legend>{label}</legend>
      {help && (
        <p id={`${id}-help`} className="office-quiet content-help">
          {help}
        </p>
      )}
      {hydrated && (
        <OrderGrid
          pictures={ordered}
          onOrder={(names) => setText(names.join('\n'))}
          onMixed={order.length > 0 ? () => setText('') : undefined}
        />
      )}
      <details className="order-as-list" open={error ? true : undefined}>
        <summary>As a list of names</summary>
        <textarea
          ref={list}
          name={name}
          aria-label={`${label}: one name on each line`}
          aria-invalid={error ? true : undefined}
          rows={12}
          maxLength={maximum}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            before.current = event.target.value
            setText(event.target.value)
          }}
        />
        {order.length === 0 && (
          <>
            <p className="office-quiet">The names as they stand now:</p>
            <textarea
              readOnly
              aria-label="The names as they stand now"
              rows={6}
              value={pictures.map((picture) => picture.name).join('\n')}
            />
          </>
        )}
      </details>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
