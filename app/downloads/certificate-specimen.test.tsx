import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { downloads } from '../../content/downloads.ts'
import { CertificateDialog } from './certificate-dialog.tsx'
import DownloadsPage, { type ShownCertificate } from './downloads-page.tsx'

const iso = {
  ...{ id: 'iso', title: 'ISO Certification', file: '/certificates/iso.pdf' },
  ...{ pages: 2, size: '90 KB', cover: [] },
}

/** The page with its card, and the dialog over it. */
function drawn(...certificates: ShownCertificate[]): { page: string; dialog: string } {
  const loaderData = { certificates, brochures: [] }
  const props = { loaderData } as unknown as Parameters<typeof DownloadsPage>[0]
  const at = (Component: () => React.ReactNode) => {
    const Site = createRoutesStub([{ id: 'downloads', path: '/downloads', Component }])
    return renderToStaticMarkup(
      <Site
        initialEntries={['/downloads?certificate=iso']}
        hydrationData={{ loaderData: { downloads: loaderData } }}
      />,
    )
  }
  return {
    page: at(() => <DownloadsPage {...props} />),
    dialog: at(() => <CertificateDialog open instant onClose={() => {}} />),
  }
}

test('an issued certificate is called a specimen neither on its card nor in its preview', () => {
  const { page, dialog } = drawn({ ...iso, specimen: false })
  for (const html of [page, dialog]) {
    expect(html).toContain('ISO Certification')
    expect(html).not.toMatch(/specimen|issued/i)
  }
})

test('a specimen is called one on its card, above the cards and in its preview', () => {
  const { page, dialog } = drawn({ ...iso, specimen: true })
  expect(page).toContain('PDF, 2 pages, 90 KB. Specimen</span>')
  expect(page).toContain(downloads.specimenNote.all)
  expect(dialog).toMatch(/<b>ISO Certification<\/b><span class="label">Specimen</)
})

test('beside an issued certificate a specimen is still marked, and the issued one is not', () => {
  const { page } = drawn({ ...iso, specimen: true }, { ...iso, id: 'steel', specimen: false })
  expect(page.match(/\. Specimen</g)).toHaveLength(1)
  expect(page).toContain(downloads.specimenNote.some)
})

test('without scripts too a certificate says that it is over', () => {
  const day = { validUntil: '2026-12-31', lastDay: '31 December 2026' }
  const said = (isOver: boolean) => drawn({ ...iso, ...day, specimen: false, isOver }).page
  expect(said(false)).toContain('Valid until <time dateTime="2026-12-31">31 December 2026<')
  expect(said(true)).toContain('It was valid until <time')
})

test('without a certificate nothing is said of them, and the page has its own name', () => {
  const { page } = drawn()
  expect(page).toMatch(/<h1[^>]*>Downloads</)
  expect(page).not.toContain('Certificates')
  expect(page).not.toContain('<ul')
})
