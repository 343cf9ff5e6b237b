import { languageOf, t } from '../../content/language/t.ts'
import type { Swatch } from '../../content/paint.ts'
import { PaintChip } from '../products/paint-chip.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

interface ShowcasePaintsProps {
  product: string
  colours: Swatch[]
  chosen: string
  /** By its place in the strip. */
  onChoose: (place: number) => void
}

/** The showcase's paint strip: a choice where scripts run, and otherwise a list of the colours. */
export function ShowcasePaints({ product, colours, chosen, onChoose }: ShowcasePaintsProps) {
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <ul className="paint-strip" aria-label={t('Colours of {product}', { product })}>
        {colours.map((paint) => (
          <li key={paint.id} lang={languageOf(paint.name)}>
            <PaintChip paint={paint} />
            {paint.name}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div
      className="paint-strip"
      role="radiogroup"
      aria-label={t('Colour of {product}', { product })}
    >
      {colours.map((paint, place) => (
        <label key={paint.id}>
          <input
            type="radio"
            name="showcase-colour"
            value={paint.id}
            checked={paint.id === chosen}
            onChange={() => onChoose(place)}
            // A click on the shown colour is a pick too: it stays.
            onClick={() => paint.id === chosen && onChoose(place)}
          />
          <PaintChip paint={paint} />
          <span lang={languageOf(paint.name)}>{paint.name}</span>
        </label>
      ))}
    </div>
  )
}
