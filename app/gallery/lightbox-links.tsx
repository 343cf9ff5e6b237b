import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
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
            <Link to={productPath(product)}>{t('See the Dino {title}', product)}</Link>
          </li>
          <li>
            <Link
              to={{
                pathname: productPath(product),
                search: withRequest('', { topic: 'sales', product: product.id }),
              }}
            >
              {t('Ask about this machine')}
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
