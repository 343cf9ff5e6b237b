import { useLayoutEffect, useRef, useState } from 'react'
import { here, t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { copyUnavailable } from './copy-words.ts'
import { aboutCopies } from './sent-enquiry.tsx'
import { patience } from '../../../content/patience.ts'

/** 'Send me a copy', on a page with scripts: asked once, and again only if that failed. */
export function CopyButton({ formId }: { formId: string }) {
  const [state, setState] = useState<'offered' | 'asking' | 'sent'>('offered')
  const [words, setWords] = useState('')
  const answer = useRef<HTMLOutputElement>(null)

  // The button that had the focus is gone; a dialog would take it in the next moment.
  useLayoutEffect(() => {
    if (state === 'sent') answer.current?.focus()
  }, [state])

  async function ask() {
    if (state === 'asking') return
    setState('asking')
    setWords('')
    const { success, message } = await askForCopy(formId)
    setState(success ? 'sent' : 'offered')
    setWords(message)
  }

  return (
    <div className="enquiry-copy">
      {state !== 'sent' && (
        <>
          <Button icon="mail" aria-disabled={state === 'asking'} onClick={() => void ask()}>
            {state === 'asking' ? t('Sending…') : t('Send me a copy')}
          </Button>
          <p>{t(aboutCopies)}</p>
        </>
      )}
      <output ref={answer} tabIndex={-1}>
        {words}
      </output>
    </div>
  )
}

async function askForCopy(form: string): Promise<{ success: boolean; message: string }> {
  try {
    const response = await fetch(here('/api/enquiries/copy'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form }),
      signal: AbortSignal.timeout(patience),
    })
    return (await response.json()) as { success: boolean; message: string }
  } catch (error) {
    console.error('POST /api/enquiries/copy failed', error)
    return { success: false, message: t(copyUnavailable) }
  }
}
