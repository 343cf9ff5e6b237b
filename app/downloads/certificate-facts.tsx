import { t } from '../../content/language/t.ts'
import { tNodes } from '../ui/t-nodes.tsx'
import type { ShownCertificate } from './downloads-page.tsx'

/** What an issued certificate says of itself, and where that can be looked up. */
export function CertificateFacts({ certificate }: { certificate: ShownCertificate }) {
  const { number, issuer, register, validUntil, lastDay, isOver } = certificate
  const facts = [
    issuer && t('Issued by {issuer}', { issuer }),
    number && t('No. {number}', { number }),
  ].filter(Boolean)
  if (facts.length === 0 && !lastDay && !register) return null
  return (
    <p className="label">
      {facts.join(', ')}
      {lastDay && (
        <>
          {facts.length > 0 && '. '}
          {tNodes(isOver ? 'It was valid until {day}' : 'Valid until {day}', {
            day: <time dateTime={validUntil}>{lastDay}</time>,
          })}
        </>
      )}
      {register && (
        <>
          {' '}
          <a className="text-link" href={register} rel="noreferrer">
            <span>{t('Look it up at the issuer')}</span>
          </a>
        </>
      )}
    </p>
  )
}
