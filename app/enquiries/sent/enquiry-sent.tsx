import { useEffect, useLayoutEffect, useRef } from 'react'
import { t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { forgetSentByBrowser } from '../form/form-id.ts'
import { SentWords, WhatNext } from './sent-enquiry.tsx'

/** What takes the form's place once it was sent: fetched with what sends it (`use-enquiry-form.ts`). */

/** What is told once it was sent. */
export interface Sent {
  words: string
  reference: string | null
  email: string
  /** By which a copy can be asked for. */
  formId: string | null
  /** The browser itself had sent it before, with a mistake. */
  wasRefused: boolean
}

export function SentMessage({ words, reference, wasRefused }: Sent) {
  useEffect(() => {
    if (wasRefused) forgetSentByBrowser()
  }, [wasRefused])
  return (
    <div className="enquiry-sent">
      <SentHeading />
      <SentWords words={words} reference={reference} />
    </div>
  )
}

export function AfterSending({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  return (
    <WhatNext email={sent.email}>
      {sent.formId && <CopyButton formId={sent.formId} />}
      <Button variant="outline" onClick={onAgain}>
        {t('Send another message')}
      </Button>
    </WhatNext>
  )
}

/** Takes the focus that was on the form's button: at once, or a dialog takes it when the button is gone. */
function SentHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="wide">
      {t('Message sent')}
    </h3>
  )
}
