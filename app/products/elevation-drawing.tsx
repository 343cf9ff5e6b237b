import type { CSSProperties } from 'react'
import { Picture } from '../ui/picture.tsx'
import type { DimensionLetter } from '../../content/dimensions.ts'
import type { PlacedDimension } from './dimensions.ts'
import type { Elevation } from './elevations.server.ts'

/** One view of the machine, and from where. */
export function ElevationDrawing({ elevation, name }: { elevation: Elevation; name: string }) {
  return (
    <figure className="elevation">
      <Drawn elevation={elevation} />
      <figcaption className="label">{name}</figcaption>
    </figure>
  )
}

interface LetteredElevationProps {
  elevation: Elevation
  dimensions: PlacedDimension[]
  /** The letter of the row under the pointer or the focus. */
  pointed: DimensionLetter | undefined
}

/** The side view on its ground line, with its dimensions' lines and letters. */
export function LetteredElevation({ elevation, dimensions, pointed }: LetteredElevationProps) {
  const { frame, width, height } = elevation
  const ratio = (frame.width / frame.height).toFixed(4)
  return (
    <figure
      className="elevation elevation-lettered"
      style={{ '--ratio': ratio, aspectRatio: ratio } as CSSProperties}
    >
      <Drawn
        elevation={elevation}
        style={{
          left: percent(-frame.x / frame.width),
          top: percent(-frame.y / frame.height),
          width: percent(width / frame.width),
        }}
      />
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
        <path d={`M${frame.x} ${height}h${frame.width}`} className="elevation-ground" />
        {dimensions.map(({ letter, lines }) => (
          <path key={letter} d={lines} data-pointed={letter === pointed || undefined} />
        ))}
      </svg>
      {dimensions.map(({ letter, at }) => (
        <span
          key={letter}
          className="boxed"
          aria-hidden="true"
          data-pointed={letter === pointed || undefined}
          style={{ left: percent(at.left), top: percent(at.top) }}
        >
          {letter}
        </span>
      ))}
    </figure>
  )
}

function Drawn({ elevation, style }: { elevation: Elevation; style?: CSSProperties }) {
  const { src, alt, width, height } = elevation
  return <Picture {...{ src, alt, width, height, style }} />
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
