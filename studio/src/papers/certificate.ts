import type { Certificate } from '../../../content/certificates.ts'
import { company } from '../../../content/company.ts'
import { html, type Html } from './html.ts'
import { sheet, wordmark } from './sheet.ts'

/** What an issued certificate says, and this one doesn't. */
const FRONT = ['Issued by', 'Issued to', 'Issued for', 'Number', 'Issued on', 'Valid until']
const ANNEX = ['Sites', 'Activities', 'Standard and edition', 'Exclusions', 'Signed by']

/** A specimen: shows where the issued document will stand, and states nothing in its place. */
export function certificatePages(certificate: Certificate): string {
  const pages = Array.from({ length: certificate.pages }, (_, i) => page(certificate, i + 1))
  return sheet({
    title: `${certificate.title}: specimen`,
    style: 'certificate.css',
    body: html`${pages}`,
  })
}

function page({ title, about, pages }: Certificate, number: number): Html {
  const isFront = number === 1
  return html`<section class="page">
    <p class="across" aria-hidden="true">SPECIMEN</p>
    <div class="frame">
      <div class="head">${wordmark()}<strong>SPECIMEN</strong></div>
      <h1 class="wide">${isFront ? title : 'Annex'}</h1>
      <p class="about">${isFront ? about : `To the ${title}.`}</p>
      <dl>
        ${(isFront ? FRONT : ANNEX).map(
          (name) =>
            html`<div>
              <dt>${name}</dt>
              <dd>on the issued document</dd>
            </div>`,
        )}
      </dl>
      <p class="notice">
        This is a specimen, not a certificate. It names no body, number or date. ${company.name}
        replaces it with the issued document.
      </p>
      <p class="foot">
        <span>${company.name}, ${company.address.join(', ')}</span>
        <span>Page ${number} of ${pages}</span>
      </p>
    </div>
  </section>`
}
