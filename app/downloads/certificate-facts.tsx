import { useHydrated } from '../ui/use-hydrated.ts'
import type { ShownCertificate } from './downloads-page.tsx'

const dayNow = () => new Date().toISOString().slice(0, 10)

/** What an issued certificate says of itself, and where that can be looked up. */
export function CertificateFacts({ certificate }: { certificate: ShownCertificate }) {
  const { number, issuer, register, validUntil, lastDay } = certificate
  // The page may have been made while it was valid.
  const isOver = useHydrated() && validUntil !== undefined && validUntil < dayNow()
  const facts = [issuer && `Issued by ${issuer}`, number && `No. ${number}`].filter(Boolean)
  if (facts.length === 0 && !lastDay && !register) return null
  return (
    <p className="label">
      {facts.join(', ')}
      {lastDay && (
        <>
          {facts.length > 0 && '. '}
          {isOver ? 'It was valid until ' : 'Valid until '}
          <time dateTime={validUntil}>{lastDay}</time>
        </>
      )}
      {register && (
        <>
          {' '}
          <a className="text-link" href={register} rel="noreferrer">
            <span>Look it up at the issuer</span>
          </a>
        </>
      )}
    </p>
  )
}
