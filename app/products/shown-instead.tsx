import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { useReducedMotion } from '../films/use-reduced-motion.ts'
import { FilmWithControls } from '../gallery/film-with-controls.tsx'
import { below } from '../ui/breakpoints.ts'
import { Picture } from '../ui/picture.tsx'
import type { Elevation } from './elevations.server.ts'
import type { ProductPageData } from './product-page.tsx'
import styles from './shown-instead.css?url'
import type { Viewed } from './viewer-query.ts'

const sizes = `${below('tablet')} 90vw, 58vw`

interface ShownInsteadProps {
  shown: Exclude<Viewed, 'picture'>
  data: Pick<ProductPageData, 'product' | 'elevations' | 'film' | 'work'>
  /** The element that the picture fills. */
  place: Element
}

/** The drawing, the film or the pictures at work, on the machine's ground line. */
export default function ShownInstead({ shown, data, place }: ShownInsteadProps) {
  const { product, elevations, film, work } = data
  const calm = useReducedMotion()
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {createPortal(
        <div className="shown-instead">
          {shown === 'drawing' && elevations && <Drawing {...elevations.side} />}
          {shown === 'film' && film && <FilmWithControls {...film} autoPlay={!calm} />}
          {shown === 'work' && <AtWork title={product.title} work={work} />}
        </div>,
        place,
      )}
    </>
  )
}

/** Its dimensions are among the specifications. */
function Drawing({ src, alt, width, height }: Elevation) {
  return <Picture {...{ src, alt, width, height }} />
}

/** One fills the place; of several the next looks in from the side. */
function AtWork({ title, work }: { title: string; work: ProductPageData['work'] }) {
  return (
    // Arrow keys move it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul tabIndex={0} aria-label={t('The Dino {title} at work', { title })}>
      {work.map(({ to, focus, ...picture }) => (
        <li key={picture.src}>
          {to ? (
            <Link to={to}>
              <Picture {...picture} {...{ sizes }} alt="" style={{ objectPosition: focus }} />
              <span className="label" lang={languageOf(picture.alt)}>
                {picture.alt}
              </span>
            </Link>
          ) : (
            <Picture {...picture} {...{ sizes }} lang={languageOf(picture.alt)} />
          )}
        </li>
      ))}
    </ul>
  )
}
