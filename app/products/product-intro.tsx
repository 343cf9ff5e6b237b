import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { whatsAppChat } from '../rules/company-links.ts'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import { KeepButton } from '../shortlist/keep-button.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { FramedPicture } from './framed-picture.tsx'
import { travelling } from './travelling.ts'
import { Paints } from './paints.tsx'
import { paintsForEarly } from './paints-for-early.ts'
import type { ChosenColour, ProductPageData } from './product-page.tsx'
import { ProductViewer } from './product-viewer.tsx'
import { isLow } from './picture-frame.ts'
import { pictureInPaint } from './picture-in-paint.ts'
import { inColour } from '../../content/product.ts'
import { Wordmark } from '../ui/wordmark.tsx'

interface ProductIntroProps extends ProductPageData, ChosenColour {
  onChoose: (colour: string) => void
}

/** Name, picture, the two prices everyone asks for, the first things to do, and the colours. */
export function ProductIntro(props: ProductIntroProps) {
  const company = useCompany()
  const { product, colours, pictures, photographs, drawing, chosen, onChoose } = props
  const picture = pictureInPaint(pictures, chosen) ?? photographs[0] ?? drawing
  // For the page's first script, which comes before this one and in the served page only.
  const early = import.meta.env.SSR && { 'data-paints': JSON.stringify(paintsForEarly(pictures)) }
  return (
    <div className="wrap product-intro" data-low={isLow(picture.close) || undefined}>
      <div className="product-back">
        <Link className="text-link" to="/#products">
          <Icon name="arrow-left" />
          <span>{t('Back to Products')}</span>
        </Link>
      </div>
      <div className="product-name">
        <p className="badge">
          <Wordmark />
        </p>
        <h1 className="wide">
          Dino <span>{product.title}</span>
        </h1>
        <p className="product-subtitle" lang={languageOf(product.subtitle)}>
          {product.subtitle}
        </p>
      </div>
      <ProductViewer
        className="product-picture"
        data={props}
        chosen={chosen}
        {...early}
        suppressHydrationWarning
      >
        <FramedPicture
          className="product-machine"
          picture={picture}
          frame={picture.close}
          shares={{ phone: 90, tablet: 55, desktop: 58 }}
          travelsAs={travelling(product)}
          first
        />
      </ProductViewer>
      <div className="product-facts">
        <dl className="facts product-prices">
          <div>
            <dt>{t('Price')}</dt>
            <dd lang={languageOf(product.price)}>{product.price}</dd>
          </div>
          <div>
            <dt>{t('Minimum Order')}</dt>
            <dd lang={languageOf(product.moq)}>{product.moq}</dd>
          </div>
        </dl>
        <div className="actions">
          <EnquireLink
            topic="quote"
            product={product.id}
            colour={chosen?.id}
            variant="signal"
            icon="arrow-right"
          >
            {t('Request Quote')}
          </EnquireLink>
          <ButtonAnchor
            className="product-at-once"
            href={company.phone.href}
            variant="outline"
            icon="phone"
          >
            {t('Call')}
          </ButtonAnchor>
          <ButtonAnchor
            className="product-at-once"
            href={whatsAppChat(company, inColour(product, chosen))}
            variant="outline"
            icon="chat"
          >
            WhatsApp
          </ButtonAnchor>
          <EnquireLink topic="sales" product={product.id} colour={chosen?.id} variant="outline">
            {t('Contact Sales')}
          </EnquireLink>
          <KeepButton {...product} />
          {product.manualUrl && (
            <ButtonAnchor href={product.manualUrl} variant="outline" icon="download">
              {t('Download Manual')}
            </ButtonAnchor>
          )}
        </div>
        <p className="product-description" lang={languageOf(product.description)}>
          {product.description}
        </p>
      </div>
      <Paints
        colours={colours}
        isChoice={pictures.length > 1}
        chosen={chosen?.id ?? pictures[0]?.colour}
        onChoose={onChoose}
      />
    </div>
  )
}
