import { here, t } from '../../content/language/t.ts'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import { FindASlot } from '../booking/find-a-slot.tsx'
import { brochurePath } from '../../content/site.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import type { ChosenColour, ProductPageData } from './product-page.tsx'

export function ProductCall({ product, chosen }: Pick<ProductPageData, 'product'> & ChosenColour) {
  return (
    <section className="product-call-band" aria-labelledby="interested">
      <div className="wrap">
        <h2 id="interested" className="wide heading-2">
          {t('Interested in this product?')}
        </h2>
        <div className="product-call-ways">
          <EnquireLink topic="quote" product={product.id} colour={chosen?.id} icon="arrow-right">
            {t('Request Detailed Quote')}
          </EnquireLink>
          <FindASlot variant="outline" icon="calendar" demoOf={product.id}>
            {t('Schedule Demo')}
          </FindASlot>
          <ButtonAnchor
            href={here(brochurePath(product.id))}
            variant="outline"
            icon="download"
            download
          >
            {t('Download Brochure')}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  )
}
