import { languageOf, t } from '../../content/language/t.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { PaintChip } from './paint-chip.tsx'
import type { ProductPaint } from './pictures.server.ts'

interface PaintsProps {
  colours: readonly ProductPaint[]
  /** There are several pictures to choose among. */
  isChoice: boolean
  /** The paint that is shown, or asked for. */
  chosen: string | undefined
  onChoose: (colour: string) => void
}

/**
 * The colours a machine comes in, as a paint maker's strip. Where there are several pictures it
 * chooses among them; otherwise, and without scripts, it lists the colours.
 */
export function Paints({ colours, isChoice, chosen, onChoose }: PaintsProps) {
  const hydrated = useHydrated()
  if (colours.length === 0) return null
  const list = { className: 'paint-strip', 'aria-labelledby': 'colours' }
  return (
    <div className="paints">
      <p id="colours" className="label">
        {t('Colours available')}
      </p>
      {hydrated && isChoice ? (
        <div {...list} role="radiogroup">
          {colours.map((paint) => (
            <label key={paint.id}>
              <input
                type="radio"
                name="colour"
                value={paint.id}
                checked={paint.id === chosen}
                onChange={() => onChoose(paint.id)}
              />
              <PaintChip paint={paint} />
              <span lang={languageOf(paint.name)}>{paint.name}</span>
            </label>
          ))}
        </div>
      ) : (
        <ul {...list}>
          {colours.map((paint) => (
            <li key={paint.id} lang={languageOf(paint.name)}>
              <PaintChip paint={paint} />
              {paint.name}
            </li>
          ))}
        </ul>
      )}
      <ShownInAnother colours={colours} chosen={chosen} />
    </div>
  )
}

/** Nobody has made a picture in what was chosen, or in any of them. */
function ShownInAnother({ colours, chosen }: Pick<PaintsProps, 'colours' | 'chosen'>) {
  if (!colours.some(({ shownIn }) => shownIn)) return null
  const asked = colours.find(({ id }) => id === chosen)
  const paint = asked ?? (colours.every(({ shownIn }) => shownIn) ? colours[0] : undefined)
  return (
    <p className="label" role="status">
      {paint?.shownIn &&
        t('There is no picture in {asked} yet: this one is {shown}', {
          asked: paint.name.toLowerCase(),
          shown: paint.shownIn.name.toLowerCase(),
        })}
    </p>
  )
}
