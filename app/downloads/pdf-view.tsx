import { useEffect, useState } from 'react'
import { t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'
import { notShownHere } from './not-shown-here.ts'
import type { PdfDocument } from './pdf-document.ts'
import { PdfPages } from './pdf-pages.tsx'
import styles from './pdf-view.css?url'

interface PdfViewProps {
  /** Path of a PDF on this site. */
  src: string
  title: string
}

/**
 * Shows a PDF page by page, with its words to select, on phones too, whose browsers show none in a
 * frame. Fills the width of what it is put in. A new `src` needs a new `key`.
 */
export function PdfView(shown: PdfViewProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <OpenedPdf {...shown} />
    </>
  )
}

function OpenedPdf({ src, title }: PdfViewProps) {
  const [attempt, setAttempt] = useState(0)
  const [pdf, setPdf] = useState<PdfDocument>()
  const [failedAttempt, setFailedAttempt] = useState<number>()

  useEffect(() => {
    let opened: PdfDocument | undefined
    let wanted = true
    const open = async () => {
      const { openPdf } = await import('./pdf-document.ts')
      opened = await openPdf(src)
      if (wanted) setPdf(opened)
      else opened.close()
    }
    open().catch((error: unknown) => {
      console.error(`The PDF ${src} could not be shown`, error)
      if (wanted) setFailedAttempt(attempt)
    })
    return () => {
      wanted = false
      opened?.close()
    }
  }, [src, attempt])

  if (pdf) return <PdfPages pdf={pdf} title={title} />
  return (
    <div className="pdf-waiting">
      {failedAttempt === attempt ? (
        <>
          <p role="alert">{notShownHere()}</p>
          <Button variant="outline" compact onClick={() => setAttempt(attempt + 1)}>
            {t('Try again')}
          </Button>
        </>
      ) : (
        <p role="status">{t('Loading the document…')}</p>
      )}
    </div>
  )
}
