import type { ProductPageData } from './product-page.tsx'

type FeatureDrawingProps = Pick<ProductPageData, 'drawing' | 'callouts'>

/** Half the size of a numbered box, and the air above the highest one. */
const box = { x: 15, y: 14, air: 12 }

/** The machine's drawing with the numbers of its features at the parts they are about. */
export function FeatureDrawing({ drawing, callouts }: FeatureDrawingProps) {
  const top = Math.min(0, ...callouts.map((callout) => callout.box[1] - box.y - box.air))
  return (
    <svg
      className="feature-drawing"
      viewBox={`0 ${top} ${drawing.width} ${drawing.height - top}`}
      role="img"
      aria-label={`${drawing.alt}, with the numbers of its features`}
    >
      <image href={drawing.src} width={drawing.width} height={drawing.height} />
      {callouts.map(({ at, box: [x, y] }, index) => (
        <g key={at.join()}>
          <path d={`M${at.join(' ')}L${x} ${y}`} />
          <circle cx={at[0]} cy={at[1]} r="4" />
          <rect x={x - box.x} y={y - box.y} width={2 * box.x} height={2 * box.y} />
          <text x={x} y={y + 5.5}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
