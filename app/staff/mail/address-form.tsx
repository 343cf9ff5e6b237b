import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AsShown } from './as-shown.tsx'
import type { MailOutcome } from './mail-action.server.ts'
import type { findMail } from './mail-list.server.ts'
import { mailsToOurselves, mailSubjects } from '../words/mail-words.ts'
import { officePath } from '../../page/office-paths.ts'

interface AddressFormProps {
  mail: NonNullable<Awaited<ReturnType<typeof findMail>>>
  formId: string
  outcome: MailOutcome | undefined
}

/** For an address with a typing error: the same mail to the right one, and no second one to the wrong one. */
export function AddressForm({ mail, formId, outcome }: AddressFormProps) {
  const fetcher = useFetcher({ key: `mail ${mail.id}` })
  const { id, status, kind, recipient } = mail
  const isRefused = outcome?.recipient !== undefined
  const place = mailsToOurselves.includes(kind) ? null : mailSubjects[kind]
  return (
    <details className="mail-part" open={status === 'failed' || isRefused}>
      <summary className="office-link">Correct the address</summary>
      <fetcher.Form method="post" action={officePath.mail(id)} className="office-form mail-address">
        <AsShown status={status} formId={formId} />
        <Field label="Send it to" error={isRefused ? outcome.message : undefined}>
          {(control) => (
            <input
              {...control}
              type="email"
              name="recipient"
              autoComplete="off"
              maxLength={254}
              required
              defaultValue={outcome?.recipient ?? recipient}
            />
          )}
        </Field>
        {place && (
          <label className="office-check">
            <input type="checkbox" name="alsoThere" defaultChecked={status !== 'sent'} />
            <span>Correct it in the {place} too, for all mails to come.</span>
          </label>
        )}
        <p>
          <Button type="submit" compact name="do" value="readdress">
            {status === 'sent' ? 'Send it there too' : 'Correct and send'}
          </Button>
        </p>
      </fetcher.Form>
    </details>
  )
}
