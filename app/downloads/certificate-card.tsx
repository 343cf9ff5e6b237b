import { useLinkClickHandler, useLocation } from 'react-router'
import { srcSetOf } from '../gallery/srcset.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { withCertificate } from './certificate-query.ts'
import { fetchCertificateDialog } from './certificate-host.tsx'
import type { ShownCertificate } from './downloads-page.tsx'

/** Opens the preview; without scripts the link is to the PDF itself. */
export function CertificateCard({ certificate }: { certificate: ShownCertificate }) {
  const { id, title, file, cover, pages, size, specimen } = certificate
  const { search } = useLocation()
  const hydrated = useHydrated()
  const to = { search: withCertificate(search, id) }
  const open = useLinkClickHandler(to, { preventScrollReset: true })
  const facts = ['PDF', pages === 1 ? '1 page' : `${pages} pages`, size].filter(Boolean).join(', ')
  return (
    <li>
      <a
        className="certificate"
        href={hydrated ? `/downloads${to.search}` : file}
        onClick={hydrated ? open : undefined}
        onPointerEnter={fetchCertificateDialog}
      >
        <span className="certificate-cover">
          {cover[0] && (
            <img
              src={cover[0].src}
              srcSet={srcSetOf(cover)}
              sizes="(max-width: 639px) 60vw, 24vw"
              width={cover.at(-1)?.width}
              height={cover.at(-1)?.height}
              alt=""
              decoding="async"
              loading="lazy"
            />
          )}
        </span>
        <span className="certificate-title wide">{title}</span>
        <span className="label">
          {facts}
          {specimen && '. Specimen'}
        </span>
      </a>
    </li>
  )
}
