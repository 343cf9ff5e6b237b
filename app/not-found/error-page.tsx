import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { company } from '../../content/company.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** Something broke on our side: says so, offers another try and a person. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <MessagePage
      code={String(status)}
      title="Something broke on our side"
      text={`The page could not be shown. Try again; if it stays like this, call ${company.phone.display}.`}
    >
      <title>{`Something broke | ${company.name}`}</title>
      <Button className="needs-scripts" icon="arrow-right" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <ButtonAnchor variant="outline" href={company.phone.href}>
        Call {company.phone.display}
      </ButtonAnchor>
      <ButtonAnchor variant="outline" href="/">
        Return to Home
      </ButtonAnchor>
    </MessagePage>
  )
}
