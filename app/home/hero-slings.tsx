import type { HeroSlings as Slings } from './hero-pictures.server.ts'

/** One drawing for each shape of the stage; the style sheet shows the one that fits. */
export function HeroSlings({
  shape,
  viewBox,
  path,
}: Pick<Slings, 'viewBox' | 'path'> & { shape: string }) {
  return (
    // It lies over the machine's name, which is a link.
    <svg
      className={`hero-slings hero-slings-${shape}`}
      viewBox={viewBox}
      pointerEvents="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
