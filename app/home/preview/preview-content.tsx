import { Suspense } from 'react'
import { t } from '../../../content/language/t.ts'
import { withWords } from '../../../content/language/with-words.ts'
import { useReducedMotion } from '../../films/use-reduced-motion.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { previewKind } from './preview-kind.ts'

export interface Previewed {
  src: string
  title: string
  /** What is to be seen. */
  alt: string
}

// Shown by pdf.js: browsers on phones show no PDF in a frame.
const PdfView = lazyPart(
  async () => ({ default: (await withWords(import('../../downloads/pdf-view.tsx'))).PdfView }),
  DownloadOnly,
)

/** A file as its kind is best shown. */
export function PreviewContent({ src, title, alt }: Previewed) {
  const calm = useReducedMotion()
  switch (previewKind(src)) {
    case 'image':
      return <img src={src} alt={alt} />
    case 'video':
      return (
        // The films have no sound, so there is nothing to caption.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={src} aria-label={alt} controls autoPlay={!calm} muted loop playsInline />
      )
    case 'pdf':
      return (
        <Suspense fallback={<p role="status">{t('Loading…')}</p>}>
          <PdfView src={src} title={title} />
        </Suspense>
      )
    case 'other':
      return <DownloadOnly src={src} title={title} />
  }
}

function DownloadOnly({ src, title }: { src: string; title: string }) {
  return (
    <div className="preview-none">
      <p>{t('Preview not available for this file type.')}</p>
      <ButtonAnchor
        href={src}
        download
        icon="download"
        variant="outline"
        aria-label={t('Download {title}', { title })}
      >
        {t('Download')}
      </ButtonAnchor>
    </div>
  )
}
