import { useEffect, useRef, useState } from 'react'
import { t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { whatsAppChat } from '../rules/company-links.ts'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import type { ChosenColour, ProductPageData } from './product-page.tsx'
import { inColour } from '../../content/product.ts'

/**
 * The first things to do, within the thumb's reach on phones: comes when the page's own buttons have gone
 * up out of sight, and goes where the call at the page's end begins.
 */
export function ProductBar({ product, chosen }: Pick<ProductPageData, 'product'> & ChosenColour) {
  const company = useCompany()
  const bar = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const page = bar.current?.parentElement
    const watched = ['.product-facts .actions', '.product-call-band'].flatMap(
      (selector) => page?.querySelector(selector) ?? [],
    )
    const observer = new IntersectionObserver(() => {
      const [own, call] = watched.map((element) => element.getBoundingClientRect())
      if (own && call) setShown(own.bottom < 0 && call.top > window.innerHeight)
    })
    for (const element of watched) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={bar} className="product-bar" data-shown={shown || undefined} inert={!shown}>
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
        href={company.phone.href}
        variant="outline"
        icon="phone"
        aria-label={t('Call')}
      />
      <ButtonAnchor
        href={whatsAppChat(company, inColour(product, chosen))}
        variant="outline"
        icon="chat"
        aria-label="WhatsApp"
      />
    </div>
  )
}
