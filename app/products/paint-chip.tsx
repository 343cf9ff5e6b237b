import type { Swatch } from '../../content/paint.ts'

/** A paint, laid flat. Its name stands beside it. */
export function PaintChip({ paint: { swatch, isPale } }: { paint: Swatch }) {
  return <span className="paint" data-pale={isPale} style={{ background: swatch }} />
}
