import { useEffect } from 'react'
import { here, t } from '../../../content/language/t.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { forgetSentByBrowser } from '../form/form-id.ts'
import { aboutCopies, SentWords, WhatNext } from './sent-enquiry.tsx'
import type { SentMessage } from './sent-query.ts'

/** What stands in the form's place when the browser itself has sent it. */
export default function SentPage({ shown }: { shown: SentMessage }) {
  const { reference, form, copy, words, copyAnswer } = shown
  useEffect(forgetSentByBrowser, [])
  return (
    <div className="enquiry">
      <div role="status" className="enquiry-sent">
        <SentWords words={words} reference={reference} />
      </div>
      <WhatNext>
        <div className="enquiry-copy">
          {form && copy !== 'sent' && (
            <form method="post" action={here('/api/enquiries/copy')}>
              <input type="hidden" name="form" value={form} />
              <input type="hidden" name="sent" value={reference ?? ''} />
              <Button type="submit" icon="mail">
                {t('Send me a copy')}
              </Button>
              <p>{t(aboutCopies)}</p>
            </form>
          )}
          {copyAnswer && <p role="status">{copyAnswer}</p>}
        </div>
        <ButtonLink to="/" variant="outline">
          {t('Return to Home')}
        </ButtonLink>
      </WhatNext>
    </div>
  )
}
