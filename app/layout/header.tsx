import { useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { sitePages } from '../../content/site.ts'
import { Icon } from '../ui/icons.tsx'
import { FindASlot } from './find-a-slot.tsx'
import { Menu } from './menu.tsx'
import { SearchPanel } from './search-panel.tsx'
import type { MenuGroup } from './menu-group.ts'

/** 'hovered' closes when the pointer leaves; 'pinned' stays until it is closed. */
type Open = 'nothing' | 'hovered' | 'pinned' | 'search'

export function Header({ groups }: { groups: MenuGroup[] }) {
  const [open, setOpen] = useState<Open>('nothing')
  const header = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const location = useLocation()
  const menuOpen = open === 'hovered' || open === 'pinned'

  useEffect(() => setOpen('nothing'), [location.key])

  useEffect(() => {
    if (open === 'nothing') return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen('nothing')
      if (open !== 'hovered') opener.current?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (!header.current?.contains(event.target as Node)) setOpen('nothing')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  const toggle = (panel: 'pinned' | 'search') => (event: React.MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget
    setOpen(open === panel ? 'nothing' : panel)
  }
  const stay = () => clearTimeout(leaving.current)
  const leave = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    stay()
    leaving.current = setTimeout(() => setOpen((now) => (now === 'hovered' ? 'nothing' : now)), 160)
  }
  const hover = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    stay()
    setOpen((now) => (now === 'nothing' ? 'hovered' : now))
  }

  return (
    <header
      ref={header}
      className="header"
      onPointerLeave={leave}
      onBlur={(event) => {
        const goesTo = event.relatedTarget
        if (goesTo && !event.currentTarget.contains(goesTo)) setOpen('nothing')
      }}
    >
      <div className="wrap header-bar">
        <Link to="/" className="logo" aria-label="DINO, home" onClick={() => scrollTo({ top: 0 })}>
          DINO
        </Link>
        <nav className="header-nav" aria-label="Main">
          {sitePages.map((page, index) => (
            <div key={page.to} className="contents">
              <PageLink to={page.to}>{page.title}</PageLink>
              {index === 0 && (
                <button
                  type="button"
                  className="header-link products-button"
                  aria-expanded={menuOpen}
                  aria-controls="site-menu"
                  data-current={location.pathname.startsWith('/products/') || undefined}
                  onPointerEnter={hover}
                  onClick={toggle('pinned')}
                >
                  Products <Icon name="chevron-down" />
                </button>
              )}
            </div>
          ))}
        </nav>
        <FindASlot compact className="header-book" />
        <button
          type="button"
          className="header-toggle needs-scripts"
          aria-label="Search"
          aria-expanded={open === 'search'}
          aria-controls="site-search"
          onClick={toggle('search')}
        >
          <Icon name={open === 'search' ? 'close' : 'search'} />
        </button>
        <button
          type="button"
          className="header-toggle needs-scripts"
          aria-label="Menu"
          aria-expanded={menuOpen}
          aria-controls="site-menu"
          onClick={toggle('pinned')}
        >
          <Icon name={menuOpen ? 'close' : 'menu'} />
        </button>
        <noscript>
          <a className="header-toggle" href="#site-menu" aria-label="Menu">
            Menu
          </a>
        </noscript>
      </div>
      <Menu
        groups={groups}
        open={menuOpen}
        onPointerEnter={stay}
        onChoose={() => setOpen('nothing')}
      />
      {open === 'search' && <SearchPanel onChoose={() => setOpen('nothing')} />}
    </header>
  )
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
