import { use, useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { brandName } from '../../content/brand.ts'
import { here, t } from '../../content/language/t.ts'
import { CompanyContext } from '../page/company.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** No page to show: says whose side it is on, and offers another try and a person. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  // Unknown where the document itself could not be loaded.
  const phone = use(CompanyContext)?.phone
  const offline = isConnectionError(error)
  const title = offline ? t('The page did not arrive') : t('Something broke on our side')
  return (
    <MessagePage
      code={offline ? t('Offline') : String(isRouteErrorResponse(error) ? error.status : 500)}
      title={title}
      text={
        offline
          ? t('Check your connection and try again.')
          : phone
            ? t('The page could not be shown. Try again; if it stays like this, call {phone}.', {
                phone: phone.display,
              })
            : t('The page could not be shown. Try again.')
      }
    >
      <title>{`${title} | ${brandName}`}</title>
      <Button className="needs-scripts" icon="arrow-right" onClick={() => window.location.reload()}>
        {t('Try again')}
      </Button>
      {phone && (
        <ButtonAnchor variant="outline" href={phone.href}>
          {t('Call {phone}', { phone: phone.display })}
        </ButtonAnchor>
      )}
      <ButtonAnchor variant="outline" href={here('/')}>
        {t('Return to Home')}
      </ButtonAnchor>
    </MessagePage>
  )
}

/** The browser could not reach us: 'Failed to fetch' in Chrome, 'Load failed' in Safari, 'NetworkError …' in Firefox. */
function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|networkerror/i.test(error.message)
}
