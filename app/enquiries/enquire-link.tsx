import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type ButtonVariant } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { linkOverPage } from '../page/over-page.ts'
import type { IconName } from '../ui/icons.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { contactPage, withRequest, type EnquiryRequest } from './enquiry-query.ts'

interface EnquireLinkProps extends EnquiryRequest {
  variant?: ButtonVariant
  compact?: boolean
  icon?: IconName
  children: ReactNode
}

/** Opens the enquiry dialog over the current page; without scripts it leads to the contact page. */
export function EnquireLink({ topic, product, colour, ...rest }: EnquireLinkProps) {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const request = { topic, product, colour }
  if (!hydrated) return <ButtonLink {...rest} to={contactPage(request)} />
  return (
    <ButtonLink
      {...rest}
      {...linkOverPage}
      to={{ pathname, search: withRequest(search, request), hash: '' }}
    />
  )
}
