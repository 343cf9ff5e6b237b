import { Link, NavLink } from 'react-router'
import { company, whatsAppChat } from '../../content/company.ts'
import { sitePages } from '../../content/site.ts'
import elevation from '../products/drawings/wotan-side.svg?url'
import { EnquireLink } from '../enquiries/enquire-link.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import type { MenuGroup } from './menu-group.ts'

interface MenuProps {
  groups: MenuGroup[]
  open: boolean
  onPointerEnter: () => void
}

/** The range in two numbered lists; on small screens the ways to us and the pages before them. */
export function Menu({ groups, open, onPointerEnter }: MenuProps) {
  return (
    <div
      id="site-menu"
      className="menu"
      data-open={open || undefined}
      onPointerEnter={onPointerEnter}
    >
      <div className="wrap menu-columns">
        <nav className="menu-pages" aria-label="Pages">
          <EnquireLink topic="quote" icon="arrow-right">
            Get Quote
          </EnquireLink>
          <ButtonAnchor href={company.phone.href} variant="outline" icon="phone">
            Call
          </ButtonAnchor>
          <ButtonAnchor href={whatsAppChat('your machines')} variant="outline" icon="chat">
            WhatsApp
          </ButtonAnchor>
          {sitePages.map((page) => (
            <Link key={page.to} to={page.to}>
              {page.title}
            </Link>
          ))}
        </nav>
        {groups.map((group, index) => (
          <nav key={group.title} aria-label={group.title}>
            <p className="label menu-title">{group.title}</p>
            <ol className="menu-products">
              {group.products.map((product, place) => (
                <li key={product.id}>
                  <NavLink to={`/products/${product.id}`}>
                    <span className="label">{productNumber(groups, index, place)}</span>
                    {product.title}
                    {product.note && <span className="label">{product.note}</span>}
                  </NavLink>
                </li>
              ))}
            </ol>
          </nav>
        ))}
        <div className="menu-drawing">
          <img src={elevation} alt="" width={900} height={626} loading="lazy" />
          <p className="label">
            <span>Wotan, side elevation</span>
            <span>Not to scale</span>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The place of a product in the whole range, as two digits. */
function productNumber(groups: MenuGroup[], group: number, place: number): string {
  const before = groups.slice(0, group).reduce((sum, earlier) => sum + earlier.products.length, 0)
  return String(before + place + 1).padStart(2, '0')
}
