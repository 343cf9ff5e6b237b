import { useEffect, useRef } from 'react'
import { machineName } from '../../../content/brand.ts'
import { t } from '../../../content/language/t.ts'
import type { KnownProduct } from '../../page/fetch-catalogue.ts'
import { useShortlist } from '../../shortlist/kept-shortlist.ts'
import { Button } from '../../ui/button.tsx'
import styles from './asked-shortlist.css?url'
import { withMachines } from '../form/interested-in.ts'
import { useTakenOut } from './use-taken-out.ts'

interface AskedShortlistProps {
  products: readonly KnownProduct[]
  /** The machine that the form is about, which needs no list to be named. */
  about: string | undefined
}

/** What this device keeps on a list: it goes along in the message of the form around it, unless it is taken out. */
export function AskedShortlist({ products, about }: AskedShortlistProps) {
  const box = useRef<HTMLElement>(null)
  const { isOut, turn } = useTakenOut(box)
  const kept = useShortlist()
  const listed = kept.flatMap((id) => products.find((product) => product.id === id) ?? [])
  const isThere = listed.some(({ id }) => id !== about)
  const names = listed.map(({ title }) => machineName(title)).join('\n')

  useEffect(() => {
    const dialog = box.current?.closest('.enquiry-dialog')
    const add = (event: Event) => {
      const { formData } = event as FormDataEvent
      const message = formData.get('message')
      if (isOut || typeof message !== 'string') return
      formData.set('message', withMachines(message, names.split('\n')))
      // By which its form is known again, in whatever language.
      formData.set('typed', message)
    }
    dialog?.addEventListener('formdata', add)
    return () => dialog?.removeEventListener('formdata', add)
  }, [isOut, isThere, names])

  if (!isThere) return null
  return (
    <section ref={box} className="asked-list" aria-label={t('Your shortlist')} data-out={isOut}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <p role="status">
        {isOut ? (
          <span>{t('Your message goes without your shortlist.')}</span>
        ) : (
          <>
            <b>
              {t('Your shortlist: {machines}', {
                machines: listed.map(({ title }) => title).join(', '),
              })}
            </b>
            <span>{t('It goes along in your message.')}</span>
          </>
        )}
      </p>
      <Button compact variant="outline" onClick={turn}>
        <span>{isOut ? t('Put it back') : t('Take it out')}</span>
        <span className="sr-only">{t(': the shortlist')}</span>
      </Button>
    </section>
  )
}
