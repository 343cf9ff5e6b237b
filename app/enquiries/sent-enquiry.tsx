import type { ReactNode } from 'react'
import { useCompany } from '../page/company.ts'

/** Takes the place of the form: what was done, and by what name to speak of it. */
export function SentWords({ words, reference }: { words: string; reference: string | null }) {
  return (
    <>
      <p className="lead">{words}</p>
      {reference && (
        <dl className="facts">
          <div>
            <dt>Reference</dt>
            <dd className="enquiry-reference">{reference}</dd>
          </div>
        </dl>
      )}
    </>
  )
}

interface WhatNextProps {
  /** Where the answer goes, when this page knows it. */
  email?: string
  /** What can be done now. */
  children: ReactNode
}

export function WhatNext({ email, children }: WhatNextProps) {
  const company = useCompany()
  return (
    <div className="enquiry-next">
      <p>
        <b>What happens next</b>
      </p>
      <ol>
        <li>Our sales desk reads your message.</li>
        <li>
          The answer comes by e-mail
          {email && (
            <>
              {' '}
              to <b>{email}</b>
            </>
          )}
          , or by phone if you gave a number.
        </li>
        <li>
          If it can’t wait, call <a href={company.phone.href}>{company.phone.display}</a> and name
          the reference.
        </li>
      </ol>
      {children}
    </div>
  )
}

/** Said beside the button: why a copy is not a letter. */
export const aboutCopies =
  'It has the reference and what you asked about, not your own words: the address could be anybody’s.'
