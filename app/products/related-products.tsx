import { Link } from 'react-router'
import { ProductCell, type PicturedProduct } from './product-cell.tsx'

interface RelatedProductsProps {
  /** The id of the page's own. */
  id: string
  group: string
  related: (PicturedProduct & { number: number })[]
}

export function RelatedProducts({ id, group, related }: RelatedProductsProps) {
  return (
    <section className="wrap related" aria-labelledby="related-title">
      <h2 id="related-title" className="wide panel-title">
        Other {group.toLowerCase()}
      </h2>
      <ol className="product-grid">
        {related.map((product) => (
          <ProductCell key={product.id} product={product} number={product.number} />
        ))}
      </ol>
      <Link className="text-link" to={`/compare?machines=${id}`}>
        <span>Compare with …</span>
      </Link>
    </section>
  )
}
