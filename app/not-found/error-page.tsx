import { use, useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { brandName } from '../../content/brand.ts'
import { CompanyContext } from '../page/company.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** No page to show: says whose side it is on, and offers another try and a person. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  // Unknown where the document itself could not be loaded.
  const phone = use(CompanyContext)?.phone
  const offline = isConnectionError(error)
  const title = offline ? 'The page did not arrive' : 'Something broke on our side'
  return (
    <MessagePage
      code={offline ? 'Offline' : String(isRouteErrorResponse(error) ? error.status : 500)}
      title={title}
      text={
        offline
          ? 'Check your connection and try again.'
          : `The page could not be shown. Try again${phone ? `; if it stays like this, call ${phone.display}` : ''}.`
      }
    >
      <title>{`${title} | ${brandName}`}</title>
      <Button className="needs-scripts" icon="arrow-right" onClick={() => window.location.reload()}>
        Try again
      </Button>
      {phone && (
        <ButtonAnchor variant="outline" href={phone.href}>
          Call {phone.display}
        </ButtonAnchor>
      )}
      <ButtonAnchor variant="outline" href="/">
        Return to Home
      </ButtonAnchor>
    </MessagePage>
  )
}

/** The browser could not reach us: 'Failed to fetch' in Chrome, 'Load failed' in Safari, 'NetworkError …' in Firefox. */
function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|networkerror/i.test(error.message)
}
