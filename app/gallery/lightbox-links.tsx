import { Link } from 'react-router'
import { withRequest } from '../enquiries/enquiry-query.ts'
import type { GalleryItem } from './gallery-item.ts'
import { ShareButton } from './share-button.tsx'
import { productPath } from '../../content/site.ts'

/** On from what one sees: to the machine, to a person, to a colleague. */
export function LightboxLinks({ item }: { item: GalleryItem }) {
  const { product } = item
  return (
    <ul className="lightbox-links">
      {product && (
        <>
          <li>
            <Link to={productPath(product)}>See the Dino {product.title}</Link>
          </li>
          <li>
            <Link
              to={{
                pathname: productPath(product),
                search: withRequest('', { topic: 'sales', product: product.id }),
              }}
            >
              Ask about this machine
            </Link>
          </li>
        </>
      )}
      <li>
        <ShareButton key={item.name} title={item.title} />
      </li>
    </ul>
  )
}
