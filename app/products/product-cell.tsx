import { Link, useViewTransitionState } from 'react-router'
import { useReducedMotion } from '../films/use-reduced-motion.ts'
import { Icon } from '../ui/icons.tsx'
import { FramedPicture } from './framed-picture.tsx'
import { travelling } from './travelling.ts'
import type { ListedPicture } from './pictures.server.ts'
import { languageOf } from '../../content/language/t.ts'
import type { ProductSummary } from '../../content/product.ts'
import { productPath } from '../../content/site.ts'

export interface PicturedProduct extends ProductSummary {
  picture: ListedPicture
}

interface ProductCellProps {
  product: PicturedProduct
  /** Its place in the range. */
  number: number
}

/** One product in a grid: number, picture on the ground line, name, what it is. */
export function ProductCell({ product, number }: ProductCellProps) {
  const { picture } = product
  const path = productPath(product)
  const isOnItsWay = useViewTransitionState(path)
  const isStill = useReducedMotion()
  return (
    <li className="product-cell">
      <span className="label" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <FramedPicture
        picture={picture}
        frame={picture.toScale}
        shares={{ phone: 42, tablet: 33, desktop: 21 }}
        travelsAs={isOnItsWay ? travelling(product) : undefined}
        alt=""
      />
      <h3 className="wide">
        <Link to={path} viewTransition={!isStill}>
          {product.title}
        </Link>
        <Icon name="arrow-right" />
      </h3>
      <p lang={languageOf(product.subtitle)}>{product.subtitle}</p>
    </li>
  )
}
