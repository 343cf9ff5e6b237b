import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../content/language/t.ts'
import { pagePath } from '../page/page-path.ts'
import { type ButtonVariant } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { IconName } from '../ui/icons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { bookSearch } from './book-link.ts'

interface FindASlotProps {
  variant?: ButtonVariant
  compact?: boolean
  icon?: IconName
  className?: string
  /** The id of a product: books a demo of it. */
  demoOf?: string
  children?: ReactNode
}

/** Opens the booking dialog over the current page. Without scripts it is not shown: `NoScripts` leads to the book as a page. */
export function FindASlot({
  variant = 'signal',
  icon = 'search',
  className = '',
  demoOf,
  children = t('Find a slot'),
  ...rest
}: FindASlotProps) {
  const location = useLocation()
  // The server's page is made without a query, so the first render in the browser is too.
  const search = useHydrated() ? location.search : ''
  return (
    <ButtonLink
      {...rest}
      variant={variant}
      icon={icon}
      className={`needs-scripts ${className}`}
      to={{ pathname: pagePath(location.pathname), search: bookSearch(search, demoOf), hash: '' }}
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      {children}
    </ButtonLink>
  )
}
