import { Link } from 'react-router'
import { salesMail } from '../../content/company.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import placeholder from './drawings/placeholder.svg?url'
import type { ProductPageData } from './product-page.tsx'

/** Name, picture, the two prices everyone asks for, and the first things to do. */
export function ProductIntro({ product, colours, picture }: ProductPageData) {
  return (
    <div className="wrap product-intro">
      <div className="product-back">
        <Link className="text-link" to="/#products">
          <Icon name="arrow-left" />
          <span>Back to Products</span>
        </Link>
      </div>
      <div className="product-name">
        <p className="badge">DINO</p>
        <h1 className="wide">
          Dino <span>{product.title}</span>
        </h1>
        <p className="product-subtitle">{product.subtitle}</p>
      </div>
      <div className={`product-picture ${picture.drawn ? 'drawn' : ''}`}>
        <Picture
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(max-width: 820px) 100vw, 66vw"
          placeholder={placeholder}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="eager"
          fetchPriority="high"
        />
      </div>
      <div className="product-facts">
        <p className="product-description">{product.description}</p>
        <dl className="facts">
          <div>
            <dt>Price</dt>
            <dd>{product.price}</dd>
          </div>
          <div>
            <dt>Minimum Order</dt>
            <dd>{product.moq}</dd>
          </div>
        </dl>
        <div className="actions">
          <ButtonLink to="/#contact" variant="signal" icon="arrow-right">
            Request Quote
          </ButtonLink>
          <ButtonAnchor href={salesMail(`Dino ${product.title}`)} variant="outline">
            Contact Sales
          </ButtonAnchor>
          {product.manualUrl && (
            <ButtonAnchor href={product.manualUrl} variant="outline" icon="download">
              Download Manual
            </ButtonAnchor>
          )}
        </div>
      </div>
      <ul className="paints" aria-label="Colours">
        {colours.map((colour) => (
          <li key={colour.id} data-paint={colour.id}>
            {colour.name}
          </li>
        ))}
      </ul>
    </div>
  )
}
