import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { MessagePage } from '../not-found/message-page.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

export function ProductNotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: no product at ${pathname}`)
  }, [pathname])
  return (
    <MessagePage
      code="404"
      title="Product Not Found"
      text="We make no product of this name. All our machines are on the home page."
    >
      <ButtonLink to="/" icon="arrow-right">
        Back to Home
      </ButtonLink>
    </MessagePage>
  )
}
