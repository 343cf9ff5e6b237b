import { t } from '../../content/language/t.ts'
import type { FeatureMarks } from './feature-marks.server.ts'
import { FramedPicture } from './framed-picture.tsx'
import type { ProductPicture } from './pictures.server.ts'

interface FeaturePictureProps extends FeatureMarks {
  title: string
  picture: ProductPicture
}

/** The machine close by, with the numbers of its features at the parts they are about. */
export function FeaturePicture({ title, picture, frame, marks }: FeaturePictureProps) {
  const { x, y, width, height } = frame
  return (
    <div className="feature-picture">
      <FramedPicture
        picture={picture}
        frame={frame}
        alt={t('Dino {title} with the numbers of its features', { title })}
        shares={{ phone: 70, tablet: 50, desktop: 50 }}
      />
      <svg viewBox={[x, y, width, height].join(' ')} aria-hidden="true">
        {marks.map(
          (mark, index) =>
            mark && (
              <g key={index}>
                <path d={`M${mark.at.join(' ')}L${mark.box.join(' ')}`} />
                <path d={`M${mark.at.join(' ')}h0`} />
              </g>
            ),
        )}
      </svg>
      {marks.map(
        (mark, index) =>
          mark && (
            <span
              key={index}
              className="boxed"
              aria-hidden="true"
              style={{
                left: percent((mark.box[0]! - x) / width),
                top: percent((mark.box[1]! - y) / height),
              }}
            >
              {index + 1}
            </span>
          ),
      )}
    </div>
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
