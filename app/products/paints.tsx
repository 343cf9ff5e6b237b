import type { ColourId, Swatch } from '../../content/colours.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { PaintChip } from './paint-chip.tsx'

interface PaintsProps {
  colours: readonly Swatch[]
  /** The colours there is a picture of. */
  shown: ColourId[]
  chosen: ColourId | undefined
  onChoose: (colour: ColourId) => void
}

/**
 * The colours a machine comes in, as a paint maker's strip. Where there are several pictures it
 * chooses among them; otherwise, and without scripts, it lists the colours.
 */
export function Paints({ colours, shown, chosen, onChoose }: PaintsProps) {
  const hydrated = useHydrated()
  if (shown.length < 2 || !hydrated) {
    return (
      <div className="paints">
        <p id="colours" className="label">
          Colours available
        </p>
        <ul className="paint-strip" aria-labelledby="colours">
          {colours.map((paint) => (
            <li key={paint.id}>
              <PaintChip paint={paint} />
              {paint.name}
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const others = colours.filter(({ id }) => !shown.includes(id))
  return (
    <div className="paints">
      <p id="colours" className="label">
        Colours available
      </p>
      <div className="paint-strip" role="radiogroup" aria-labelledby="colours">
        {colours
          .filter(({ id }) => shown.includes(id))
          .map((paint) => (
            <label key={paint.id}>
              <input
                type="radio"
                name="colour"
                value={paint.id}
                checked={paint.id === chosen}
                onChange={() => onChoose(paint.id)}
              />
              <PaintChip paint={paint} />
              <span>{paint.name}</span>
            </label>
          ))}
      </div>
      {others.length > 0 && (
        <p className="label">Also in {others.map(({ name }) => name.toLowerCase()).join(', ')}</p>
      )}
    </div>
  )
}
