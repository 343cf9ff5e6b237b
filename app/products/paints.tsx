import type { Colour, ColourId } from '../../content/colours.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

interface PaintsProps {
  colours: readonly Colour[]
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
          {colours.map(({ id, name }) => (
            <li key={id}>
              <span className="paint" data-paint={id} />
              {name}
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
          .map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="colour"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <span className="paint" data-paint={id} />
              <span>{name}</span>
            </label>
          ))}
      </div>
      {others.length > 0 && (
        <p className="label">Also in {others.map(({ name }) => name.toLowerCase()).join(', ')}</p>
      )}
    </div>
  )
}
