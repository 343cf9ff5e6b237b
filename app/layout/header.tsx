import { Fragment, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { t } from '../../content/language/t.ts'
import type { PageMenus } from '../../content/site-pages.ts'
import { Icon } from '../ui/icons.tsx'
import { FindASlot } from '../booking/find-a-slot.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Menu } from './menu.tsx'
import { SearchPanel } from '../search/search-panel.tsx'
import type { MenuGroup } from './menu-group.ts'
import { useOpenPanel } from './use-open-panel.ts'
import { Wordmark } from '../ui/wordmark.tsx'

export function Header({ groups, pages }: { groups: MenuGroup[]; pages: PageMenus }) {
  const header = useRef<HTMLElement>(null)
  const { panel, toggle, hover, leave, stay, close } = useOpenPanel(header)
  const { pathname } = useLocation()
  const menuOpen = panel === 'hovered' || panel === 'pinned'

  return (
    <header
      ref={header}
      className="header"
      onPointerLeave={leave}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <div className="wrap header-bar">
        <Link
          to="/"
          className="logo"
          aria-label={t('DINO, home')}
          onClick={() => scrollTo({ top: 0 })}
        >
          <Wordmark />
        </Link>
        <nav className="header-nav" aria-label={t('Main')}>
          {pages.header.map((page, index) => (
            <Fragment key={page.to}>
              <PageLink to={page.to}>{page.title}</PageLink>
              {index === 0 && groups[0] && (
                <button
                  type="button"
                  className="header-link products-button"
                  aria-expanded={menuOpen}
                  aria-controls="site-menu"
                  data-current={pathname.startsWith('/products/') || undefined}
                  onPointerEnter={hover}
                  onClick={(event) => {
                    toggle('pinned', event.currentTarget)
                    // Pressed by a key, which goes on from there.
                    if (event.detail === 0) requestAnimationFrame(goToFirstProduct)
                  }}
                >
                  {t('Products')} <Icon name="chevron-down" />
                </button>
              )}
            </Fragment>
          ))}
        </nav>
        <LanguageSwitch short />
        <FindASlot compact className="header-book" />
        <button
          type="button"
          className="header-toggle needs-scripts"
          aria-label={t('Search')}
          aria-expanded={panel === 'search'}
          aria-controls="site-search"
          onClick={(event) => toggle('search', event.currentTarget)}
        >
          <Icon name={panel === 'search' ? 'close' : 'search'} />
        </button>
        <button
          type="button"
          className="header-toggle needs-scripts"
          aria-label={t('Menu')}
          aria-expanded={menuOpen}
          aria-controls="site-menu"
          onClick={(event) => toggle('pinned', event.currentTarget)}
        >
          <Icon name={menuOpen ? 'close' : 'menu'} />
        </button>
        <noscript>
          <a className="header-toggle" href="#site-menu" aria-label={t('Menu')}>
            {t('Menu')}
          </a>
        </noscript>
      </div>
      <Menu groups={groups} pages={pages.menu} open={menuOpen} onPointerEnter={stay} />
      {panel === 'search' && <SearchPanel />}
    </header>
  )
}

function goToFirstProduct() {
  document.querySelector<HTMLElement>('.menu-products a')?.focus()
}

function PageLink({ to, children }: { to: string; children: string }) {
  if (to.includes('#')) {
    return (
      <Link className="header-link" to={to}>
        {children}
      </Link>
    )
  }
  return (
    <NavLink
      className="header-link"
      to={to}
      end
      onClick={to === '/' ? () => scrollTo({ top: 0 }) : undefined}
    >
      {children}
    </NavLink>
  )
}
