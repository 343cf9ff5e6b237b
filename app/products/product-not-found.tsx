import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { MessagePage } from '../not-found/message-page.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

/** @param title of a machine that was offered before */
export function ProductNotFound({ title }: { title: string | undefined }) {
  const { pathname } = useLocation()
  const isGone = title !== undefined
  useEffect(() => {
    if (!isGone) console.error(`404: no product at ${pathname}`)
  }, [isGone, pathname])
  return (
    <MessagePage
      code={isGone ? '410' : '404'}
      title={isGone ? `The Dino ${title} is offered no more` : 'Product Not Found'}
      text={
        isGone
          ? 'We don’t make it any more. All machines of today are on the home page; for papers and spare parts of yours, ask us.'
          : 'We make no product of this name. All our machines are on the home page.'
      }
    >
      <ButtonLink to={isGone ? '/#products' : '/'} icon="arrow-right">
        {isGone ? 'See the range' : 'Back to Home'}
      </ButtonLink>
      {isGone && (
        <ButtonLink to="/#contact" variant="outline">
          Contact
        </ButtonLink>
      )}
    </MessagePage>
  )
}
