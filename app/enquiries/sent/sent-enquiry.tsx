import type { ReactNode } from 'react'
import { t } from '../../../content/language/t.ts'
import { useCompany } from '../../page/company.ts'
import { tNodes } from '../../ui/t-nodes.tsx'

/** Takes the place of the form: what was done, and by what name to speak of it. */
export function SentWords({ words, reference }: { words: string; reference: string | null }) {
  return (
    <>
      <p className="lead">{words}</p>
      {reference && (
        <dl className="facts">
          <div>
            <dt>{t('Reference')}</dt>
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
        <b>{t('What happens next')}</b>
      </p>
      <ol>
        <li>{t('Our sales desk reads your message.')}</li>
        <li>
          {email
            ? tNodes('The answer comes by e-mail to {email}, or by phone if you gave a number.', {
                email: <b>{email}</b>,
              })
            : t('The answer comes by e-mail, or by phone if you gave a number.')}
        </li>
        <li>
          {tNodes('If it can’t wait, call {phone} and name the reference.', {
            phone: <a href={company.phone.href}>{company.phone.display}</a>,
          })}
        </li>
      </ol>
      {children}
    </div>
  )
}

/** Said beside the button, in English here: why a copy is not a letter. */
export const aboutCopies =
  'It has the reference and what you asked about, not your own words: the address could be anybody’s.'
