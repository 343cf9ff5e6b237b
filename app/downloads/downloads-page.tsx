import { Link } from 'react-router'
import { here, t, translated } from '../../content/language/t.ts'
import { specimens } from '../../content/certificate.ts'
import { downloads } from '../../content/downloads.ts'
import { pageMeta } from '../page/page-meta.ts'
import { siteContentContext } from '../page/site-content.ts'
import { families } from '../../content/product.ts'
import { BrochureList } from './brochure-list.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { shownCertificate } from './shown-certificate.server.ts'
import { CertificateHost } from './certificate-host.tsx'
import { paperSizesContext, sizeOfPaper } from './paper-sizes.server.ts'
import type { Route } from './+types/downloads-page'
import { brochurePath } from '../../content/site.ts'
import { KeepPlace } from '../kept/keep-place.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { catalogue, certificates, files, day } = context.get(siteContentContext)
  const sizes = context.get(paperSizesContext)
  return {
    certificates: certificates.map((certificate) =>
      shownCertificate(certificate, { files, sizes, day }),
    ),
    brochures: catalogue.products.map((product) => {
      const { id, title, family } = product
      const path = brochurePath(id)
      const file = here(path)
      const kind = translated(families[family])
      return { id, title, kind, file, size: sizeOfPaper(path, sizes, file) }
    }),
  }
}

export type ShownCertificate = ReturnType<typeof shownCertificate>
export type ShownBrochure = ReturnType<typeof loader>['brochures'][number]

/** It is the same for every query. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return pageMeta({
    title: t('Downloads'),
    description: t(downloads.description),
    path: '/downloads',
  })
}

export default function DownloadsPage({ loaderData }: Route.ComponentProps) {
  const { brochures, certificates } = loaderData
  return (
    <div className="wrap downloads">
      {certificates.length > 0 ? (
        <Certificates certificates={certificates} />
      ) : (
        <header className="downloads-head">
          <h1 className="wide heading-2">{t('Downloads')}</h1>
        </header>
      )}
      {brochures.length > 0 && <BrochureList brochures={brochures} />}
      <KeepPlace />
      <CertificateHost certificates={certificates} />
    </div>
  )
}

function Certificates({ certificates }: { certificates: ShownCertificate[] }) {
  const which = specimens(certificates)
  return (
    <section aria-labelledby="certificates-title">
      <header className="downloads-head">
        <h1 id="certificates-title" className="wide heading-2">
          {t('Our Certificates')}
        </h1>
        {which !== 'none' && (
          <p className="downloads-note">
            {t(downloads.specimenNote[which])}{' '}
            <Link to="/#contact">{t(downloads.askForIssued)}</Link>
          </p>
        )}
      </header>
      <ul className="certificates">
        {certificates.map((certificate) => (
          <CertificateCard key={certificate.id} certificate={certificate} />
        ))}
      </ul>
    </section>
  )
}
