import type { MailStatus } from '../../rules/mail.ts'

interface AsShownProps {
  status: MailStatus
  formId: string
}

/** With a button that sends: what its page showed, so that nobody who meant the first sending has a second one go out. */
export function AsShown({ status, formId }: AsShownProps) {
  return (
    <>
      <input type="hidden" name="shown" value={status} />
      <input type="hidden" name="formId" value={formId} />
    </>
  )
}
