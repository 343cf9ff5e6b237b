import { useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { contactFields, type ContactFields } from '../contact-fields.ts'
import { ContactInputs } from '../contact-inputs.tsx'
import type { ContactErrors, RefusedCorrection } from './correction-form.ts'

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
    <details className="correction" open={refused !== null}>
      <summary className="office-link">Correct name, phone or e-mail</summary>
      <Form
        key={JSON.stringify(began)}
        method="post"
        action={action}
        className="office-form correction-form"
        noValidate
      >
        {refused && (
          <p role="alert" className="office-notice office-notice-bad">
            {refused.message}
          </p>
        )}
        <input type="hidden" name="do" value="correct" />
        {contactFields.map((name) => (
          <input key={name} type="hidden" name={`began-${name}`} value={began[name]} />
        ))}
        <ContactInputs draft={draft} errors={errors} without={without} />
        {children}
        <p>
          <Button type="submit" compact>
            Correct it
          </Button>
        </p>
      </Form>
    </details>
  )
}
