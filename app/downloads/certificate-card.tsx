import { useLocation } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { srcSetOf } from '../ui/srcset.ts'
import { useFileLink } from '../page/use-file-link.ts'
import { withCertificate } from './certificate-query.ts'
import { pagesInWords } from './pages-in-words.ts'
import { CertificateFacts } from './certificate-facts.tsx'
import { fetchCertificateDialog, previewTitle } from './certificate-host.tsx'
import type { ShownCertificate } from './downloads-page.tsx'
import { below } from '../ui/breakpoints.ts'

/** Opens the preview; without scripts the link is to the PDF itself. */
export function CertificateCard({ certificate }: { certificate: ShownCertificate }) {
  const { id, title, file, cover, pages, size, specimen } = certificate
  const search = withCertificate(useLocation().search, id)
  const link = useFileLink({ file, title: t(previewTitle), search })
  const facts = ['PDF', pagesInWords(pages), size].filter(Boolean).join(', ')
  return (
    <li>
      <a className="certificate" onPointerEnter={fetchCertificateDialog} {...link}>
        <span className="certificate-cover">
          {cover[0] && (
            <img
              src={cover[0].src}
              srcSet={srcSetOf(cover)}
              sizes={`${below('tablet')} 60vw, 24vw`}
              width={cover.at(-1)?.width}
              height={cover.at(-1)?.height}
              alt=""
              decoding="async"
              loading="lazy"
            />
          )}
        </span>
        <span className="certificate-title wide" lang={languageOf(title)}>
          {title}
        </span>
        <span className="label">
          {facts}
          {specimen && `. ${t('Specimen')}`}
        </span>
      </a>
      <CertificateFacts certificate={certificate} />
    </li>
  )
}
