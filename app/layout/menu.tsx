import { useEffect } from 'react'
import { Link, NavLink } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { whatsAppChat } from '../rules/company-links.ts'
import type { ListedPage } from '../../content/site-pages.ts'
import { productPath } from '../../content/site.ts'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { MenuGroup } from './menu-group.ts'

interface MenuProps {
  groups: MenuGroup[]
  pages: ListedPage[]
  open: boolean
  onPointerEnter: () => void
}

/**
 * The range in two numbered lists, and beside them the machine that is pointed at; on small screens the ways to us
 * and the pages before them.
 */
export function Menu({ groups, pages, open, onPointerEnter }: MenuProps) {
  const company = useCompany()
  useEffect(() => {
    // Without them the Tab key leads on as ever.
    if (open) import('./menu-keys.ts').then(({ followArrows }) => followArrows()).catch(() => {})
  }, [open])
  return (
    <div
      id="site-menu"
      className="menu"
      data-open={open || undefined}
      onPointerEnter={onPointerEnter}
    >
      <div className="wrap menu-columns">
        <nav className="menu-pages" aria-label={t('Pages')}>
          <EnquireLink topic="quote" icon="arrow-right">
            {t('Get Quote')}
          </EnquireLink>
          <ButtonAnchor href={company.phone.href} variant="outline" icon="phone">
            {t('Call')}
          </ButtonAnchor>
          <ButtonAnchor
            href={whatsAppChat(company, t('your machines'))}
            variant="outline"
            icon="chat"
          >
            WhatsApp
          </ButtonAnchor>
          {pages.map((page) => (
            <Link key={page.to} to={page.to}>
              {page.title}
            </Link>
          ))}
        </nav>
        <LanguageSwitch />
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className="label menu-title">{group.title}</p>
            <ol className="menu-products">
              {group.products.map((product) => (
                <li key={product.id}>
                  <NavLink to={productPath(product)}>
                    <span className="label">{product.number}</span>
                    {product.title}
                    {product.note && (
                      <span className="label" lang={languageOf(product.note)}>
                        {product.note}
                      </span>
                    )}
                  </NavLink>
                  <div className="menu-drawing" aria-hidden="true">
                    <img {...product.elevation} alt="" loading="lazy" />
                    <p className="label">
                      <span>{t('{title}, side elevation', product)}</span>
                      <span>{t('Not to scale')}</span>
                    </p>
                  </div>
                </li>
              ))}
              {group.all && (
                <li>
                  <Link to="/#products">{group.all}</Link>
                </li>
              )}
            </ol>
          </nav>
        ))}
      </div>
    </div>
  )
}
