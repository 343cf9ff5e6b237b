import { salesMail } from '../../content/company.ts'
import { FindASlot } from '../layout/find-a-slot.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import type { ProductPageData } from './product-page.tsx'

export function ProductCall({ product }: Pick<ProductPageData, 'product'>) {
  const name = `Dino ${product.title}`
  return (
    <section className="product-call-band" aria-labelledby="interested">
      <div className="wrap">
        <h2 id="interested" className="wide heading-2">
          Interested in this product?
        </h2>
        <div className="product-call-ways">
          <ButtonAnchor href={salesMail(`Quote for the ${name}`)} icon="arrow-right">
            Request Detailed Quote
          </ButtonAnchor>
          <FindASlot variant="outline" icon="calendar">
            Schedule Demo
          </FindASlot>
          {product.brochure ? (
            <ButtonAnchor href={product.brochure} variant="outline" icon="download" download>
              Download Brochure
            </ButtonAnchor>
          ) : (
            <ButtonAnchor href={salesMail(`Brochure of the ${name}`)} variant="outline" icon="mail">
              Request a brochure
            </ButtonAnchor>
          )}
        </div>
      </div>
    </section>
  )
}
