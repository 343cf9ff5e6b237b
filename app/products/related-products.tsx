import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
import { ProductCell, type PicturedProduct } from './product-cell.tsx'

interface RelatedProductsProps {
  /** The id of the page's own. */
  id: string
  title: string
  related: (PicturedProduct & { number: number })[]
  /** There is another one in the range. */
  canCompare: boolean
}

export function RelatedProducts({ id, title, related, canCompare }: RelatedProductsProps) {
  const compare = canCompare && (
    <Link className="text-link" to={`/compare?machines=${id}`}>
      <span>{t('Compare with …')}</span>
    </Link>
  )
  // Alone in its group it is compared with machines of others.
  if (related.length === 0) return compare && <div className="wrap related">{compare}</div>
  return (
    <section className="wrap related" aria-labelledby="related-title">
      <h2 id="related-title" className="wide panel-title">
        {title}
      </h2>
      <ol className="product-grid">
        {related.map((product) => (
          <ProductCell key={product.id} product={product} number={product.number} />
        ))}
      </ol>
      {compare}
    </section>
  )
}
