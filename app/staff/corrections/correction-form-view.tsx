import { useState, type ReactNode } from 'react'
import type { ContactFields } from '../contact-fields.ts'
import { ContactInputs } from '../contact-inputs.tsx'
import type { ContactErrors, RefusedCorrection } from './correction-form.ts'
import { CorrectionFrame } from './correction-frame.tsx'

interface CorrectionFormProps {
  /** What stands there now. */
  contact: ContactFields
  /** Fields that can't be corrected here. */
  without?: ('phone' | 'email')[]
  refused: RefusedCorrection | null
  action?: string
  /** What a correction leads to, and hidden fields. */
  children: ReactNode
}

/**
 * Name, phone and e-mail, for a typing error. Closed until it is wanted. Key it by `corrected` of the address,
 * so that it begins anew after each correction.
 */
export function CorrectionForm(props: CorrectionFormProps) {
  const { contact, without, refused, action, children } = props
  // What it began with stays, also when the page is read anew behind it.
  const [opened] = useState(contact)
  const began = refused?.began ?? opened
  const draft = refused?.draft ?? opened
  const errors: ContactErrors = refused?.errors ?? {}
  return (
    <CorrectionFrame
      title="Correct name, phone or e-mail"
      isOpen={false}
      refused={refused?.message ?? null}
      began={{ ...began }}
      action="correct"
      to={action}
      button="Correct it"
    >
      <ContactInputs draft={draft} errors={errors} without={without} />
      {children}
    </CorrectionFrame>
  )
}
