import { isOver, type Certificate } from '../../../content/certificate.ts'
import { dateWords } from '../../rules/day-labels.ts'

/** Of issued certificates whose last day is past, what is to be done. */
export function overCertificates(certificates: readonly Certificate[], today: string): string[] {
  return certificates
    .filter((certificate) => certificate.paper && isOver(certificate, today))
    .map(
      ({ title, validUntil }) =>
        `‘${title}’ was valid until ${dateWords(validUntil!)}: put the new one on the site, or withdraw it.`,
    )
}
