import type { Colour, ColourId } from '../../content/colours.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

interface ShowcasePaintsProps {
  product: string
  colours: Colour[]
  chosen: ColourId
  /** By its place in the strip. */
  onChoose: (place: number) => void
}

/** The showcase's paint strip: a choice where scripts run, and otherwise a list of the colours. */
export function ShowcasePaints({ product, colours, chosen, onChoose }: ShowcasePaintsProps) {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <ul className="paint-strip" aria-label={`Colours of ${product}`}>
        {colours.map(({ id, name }) => (
          <li key={id}>
            <span className="paint" data-paint={id} />
            {name}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className="paint-strip" role="radiogroup" aria-label={`Colour of ${product}`}>
      {colours.map(({ id, name }, place) => (
        <label key={id}>
          <input
            type="radio"
            name="showcase-colour"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(place)}
            // A click on the shown colour is a pick too: it stays.
            onClick={() => id === chosen && onChoose(place)}
          />
          <span className="paint" data-paint={id} />
          <span>{name}</span>
        </label>
      ))}
    </div>
  )
}
