import { t } from '../../content/language/t.ts'
import { qrCode } from '../drawings/qr-code.ts'

/** This page, for a telephone that is pointed at it. */
export default function YardCode({ link }: { link: string }) {
  const { size, path } = qrCode(link)
  return (
    <figure className="view-yard-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('QR code of this page')}>
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>
        <p role="status">
          {t(
            'Point the camera of your telephone at it, and press ‘See it in your yard’ there: on Android with Google’s app, on an iPhone or iPad with Safari.',
          )}
        </p>
      </figcaption>
    </figure>
  )
}
