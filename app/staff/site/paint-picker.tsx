import { useId } from 'react'
import { slugOf } from '../../../content/product.ts'
import { PaintChip } from '../../products/paint-chip.tsx'
import type { PaintChoice } from './content-page.server.ts'

interface PaintPickerProps {
  name: string
  label: string
  help?: string
  error: string | undefined
  /** Ids of the chosen ones, line by line. */
  value: string
  paints: PaintChoice[]
}

/** The paints that a machine comes in: each is chosen or not. */
export function PaintPicker({ name, label, help, error, value, paints }: PaintPickerProps) {
  const id = useId()
  // Drafts from before had names.
  const chosen = value.split('\n').map((words) => slugOf(words.trim()))
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <fieldset className="paint-picker" aria-describedby={described || undefined}>
      <legend>{label}</legend>
      <div className="paint-choices">
        {paints.map((paint) => (
          <label key={paint.id}>
            <input
              type="checkbox"
              name={name}
              value={paint.id}
              defaultChecked={chosen.includes(paint.id)}
            />
            <PaintChip paint={paint} />
            <span>
              {paint.name}
              {paint.isWithdrawn && <span className="office-quiet"> (withdrawn, not shown)</span>}
            </span>
          </label>
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="office-quiet content-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
