import { Link } from 'react-router'
import { Icon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import placeholder from './drawings/placeholder.svg?url'
import type { ProductPicture } from './pictures.server.ts'
import type { ProductSummary } from './product.ts'

export interface PicturedProduct extends ProductSummary {
  picture: ProductPicture
}

interface ProductCellProps {
  product: PicturedProduct
  /** Its place in the range. */
  number: number
}

/** One product in a grid: number, picture on the ground line, name, what it is. */
export function ProductCell({ product, number }: ProductCellProps) {
  const { picture } = product
  return (
    <li className="product-cell">
      <span className="label" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <Picture
        className={picture.drawn ? 'drawn' : undefined}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="(max-width: 820px) 50vw, 25vw"
        placeholder={placeholder}
        alt=""
        width={picture.width}
        height={picture.height}
      />
      <h3 className="wide">
        <Link to={`/products/${product.id}`}>{product.title}</Link>
        <Icon name="arrow-right" />
      </h3>
      <p>{product.subtitle}</p>
    </li>
  )
}
