import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { machineName } from '../../../content/brand.ts'
import { t } from '../../../content/language/t.ts'
import { withWords } from '../../../content/language/with-words.ts'
import { productPath } from '../../../content/site.ts'
import { sideElevation } from '../../drawings/side-elevation.ts'
import { fetchProducts, type KnownProduct } from '../../page/fetch-catalogue.ts'
import type { LazyDialogProps } from '../../page/lazy-dialog.tsx'
import { DialogBody } from '../../ui/dialog-frame.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { AskedShortlist } from './asked-shortlist.tsx'
import { dialogKey } from './dialog-key.ts'
import { EnquiryForm } from '../enquiry-form-view.tsx'
import { asksForEnquiry, firstWords, readRequest, topics } from '../enquiry-query.ts'
import { EnquiryWays } from '../form/enquiry-ways.tsx'

/** Only where a machine stands in 3D. */
const AskedConfiguration = lazyPart(
  async () => ({
    default: (await withWords(import('./asked-configuration.tsx'))).AskedConfiguration,
  }),
  // Then the request goes without it.
  () => null,
)

interface EnquiryDialogProps extends LazyDialogProps {
  products: KnownProduct[]
}

/** The dialog with the range to choose from, on first use: see enquiry-dialog-host.tsx. */
export async function loadEnquiryDialog() {
  const products = await fetchProducts()
  return (props: LazyDialogProps) => <EnquiryDialog {...props} products={products} />
}

function EnquiryDialog({ open, instant, onClose, products }: EnquiryDialogProps) {
  const { search, pathname } = useLocation()
  const [exactly, setExactly] = useState<string>()
  // While it closes, the address has lost the request already.
  const [shown, setShown] = useState(search)
  if (search !== shown && asksForEnquiry(search)) setShown(search)
  const { topic, product: productId, colour } = readRequest(shown)
  const product = products.find(({ id }) => id === productId)
  const name = product ? machineName(product.title) : null
  const { title, kind } = topics[topic]
  const isIn3d =
    product && pathname === productPath(product) && new URLSearchParams(shown).has('view')

  return (
    <Dialog open={open} instant={instant} onClose={onClose} title={t(title)}>
      <DialogBody>
        <div className="enquiry-dialog">
          {isIn3d && (
            <Suspense>
              <AskedConfiguration
                key={shown}
                search={shown}
                onAbout={setExactly}
                {...{ product, colour, open }}
              />
            </Suspense>
          )}
          <AskedShortlist products={products} about={product?.id} />
          <EnquiryForm
            key={shown}
            kind={kind}
            draftKey={dialogKey(shown)}
            products={products}
            draft={{
              product: product?.id ?? '',
              colour: colour ?? '',
              message: firstWords(topic, name),
            }}
          />
          <aside aria-label={t('Reach us directly')}>
            {product && (
              <figure>
                <img src={sideElevation(product.id)} alt="" />
                <figcaption className="label">{name}</figcaption>
              </figure>
            )}
            <p className="enquiry-hint">
              {t('Tell us the truck, the heaviest load, and how far from the column it must go.')}
            </p>
            <EnquiryWays about={(isIn3d && exactly) || name} />
          </aside>
        </div>
      </DialogBody>
    </Dialog>
  )
}
