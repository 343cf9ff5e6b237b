import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { FindASlot } from '../booking/find-a-slot.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import { ProductCell, type PicturedProduct } from '../products/product-cell.tsx'
import { NumberedHeading } from '../ui/numbered-heading.tsx'

export interface RangeProps {
  title: string
  /** What the last cell says. */
  call: string
  groups: { title: string; products: PicturedProduct[] }[]
}

/** All products on one ground line; the empty last cell is the call. */
export function Range({ title, call, groups }: RangeProps) {
  const company = useCompany()
  const products = groups.flatMap((group) => group.products)
  return (
    <section id="products" className="range wrap" aria-labelledby="range-title">
      <div className="section-head">
        <NumberedHeading number="01" id="range-title">
          {title}
        </NumberedHeading>
      </div>
      <ol className="product-grid">
        {products.map((product, index) => (
          <ProductCell key={product.id} product={product} number={index + 1} />
        ))}
        <li className="product-call">
          <h3 className="wide">{call}</h3>
          <div className="actions">
            <FindASlot variant="ink" />
            <ButtonAnchor href={company.phone.href} variant="outline" icon="phone">
              {t('Call')}
            </ButtonAnchor>
          </div>
          {products[1] && (
            <Link className="text-link" to="/which-machine">
              <span>{t('Which machine?')}</span>
            </Link>
          )}
          <noscript>
            <Link className="button button-ink" to="/#contact">
              {t('Contact')}
            </Link>
          </noscript>
        </li>
      </ol>
    </section>
  )
}
