import { Link } from 'react-router'
import { catalogue } from '../../content/catalogue.ts'
import { certificates } from '../../content/certificates.ts'
import { downloads } from '../../content/downloads.ts'
import { pageMeta } from '../page-meta.ts'
import { families } from '../products/product.ts'
import { BrochureList } from './brochure-list.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { coverOf } from './covers.server.ts'
import { CertificateHost } from './certificate-host.tsx'
import { sizeOfFile } from './file-size.server.ts'
import type { Route } from './+types/downloads-page'
import './downloads.css'

export function loader() {
  return {
    certificates: certificates.map(({ id, title, file, pages, specimen }) => ({
      ...{ id, title, file, pages, specimen },
      size: sizeOfFile(file),
      cover: coverOf(id),
    })),
    brochures: catalogue.map(({ id, title, subtitle, family, brochure }) => ({
      ...{ id, title, subtitle, kind: families[family] },
      file: brochure,
      size: brochure && sizeOfFile(brochure),
    })),
  }
}

export type ShownCertificate = ReturnType<typeof loader>['certificates'][number]
export type ShownBrochure = ReturnType<typeof loader>['brochures'][number]

/** It is the same for every query. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return pageMeta({ title: 'Downloads', description: downloads.description, path: '/downloads' })
}

export default function DownloadsPage({ loaderData }: Route.ComponentProps) {
  const { brochures } = loaderData
  const specimens = loaderData.certificates.filter(({ specimen }) => specimen)
  return (
    <div className="wrap downloads">
      <section aria-labelledby="certificates-title">
        <header className="downloads-head">
          <h1 id="certificates-title" className="wide heading-2">
            Our Certificates
          </h1>
          {specimens.length > 0 && (
            <p className="downloads-note">
              {downloads.specimenNote} <Link to="/#contact">{downloads.askForIssued}</Link>
            </p>
          )}
        </header>
        <ul className="certificates">
          {loaderData.certificates.map((certificate) => (
            <CertificateCard key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      </section>
      {brochures.some(({ file }) => file) && <BrochureList brochures={brochures} />}
      <CertificateHost certificates={loaderData.certificates} />
    </div>
  )
}
