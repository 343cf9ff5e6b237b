import { t } from '../../content/language/t.ts'
import { inColour } from '../../content/product.ts'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import MachineView from '../machine-view/machine-view.tsx'
import { useCompany } from '../page/company.ts'
import { whatsAppChat } from '../rules/company-links.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import type { ChosenColour, ProductPageData } from './product-page.tsx'

interface TurnedProps extends ChosenColour {
  data: Pick<ProductPageData, 'product' | 'modelFrame' | 'colours' | 'measures' | 'yardPaint'>
  /** The element that the picture fills. */
  place: Element
}

/** The machine in 3D, with the ways to ask for exactly what stands there. */
export default function Turned({ data, chosen, place }: TurnedProps) {
  const { product, modelFrame, colours, measures, yardPaint } = data
  const company = useCompany()
  return (
    <MachineView
      {...{ product, place, measures, yardPaint }}
      paints={colours}
      coat={chosen}
      frame={modelFrame!}
    >
      {(link) => (
        <>
          <EnquireLink topic="quote" product={product.id} colour={chosen?.id} variant="signal">
            {t('Request Quote')}
          </EnquireLink>
          <ButtonAnchor
            href={whatsAppChat(
              company,
              t('{machine}, as here: {link}', { machine: inColour(product, chosen), link }),
            )}
            variant="outline"
            icon="chat"
          >
            WhatsApp
          </ButtonAnchor>
        </>
      )}
    </MachineView>
  )
}
