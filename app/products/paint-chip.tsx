import type { Swatch } from '../../content/colours.ts'

/** A paint, laid flat. Its name stands beside it. */
export function PaintChip({ paint: { id, swatch } }: { paint: Swatch }) {
  return <span className="paint" data-paint={id} style={{ background: swatch }} />
}
