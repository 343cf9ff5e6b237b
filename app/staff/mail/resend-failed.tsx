import { Form, Link } from 'react-router'
import { May } from '../may.tsx'
import { mailListAddress, resendFailedAddress } from './mail-address.ts'

interface ResendFailedProps {
  count: number
  /** Whether the page asks once more. */
  isAsked: boolean
}

/** All that failed, once somebody has said so twice: after a time without the mail server there may be hundreds. */
export function ResendFailed({ count, isAsked }: ResendFailedProps) {
  if (count === 0) return null
  const those = count === 1 ? 'the one mail' : `all ${count} mails`
  return (
    <May right="mail">
      {isAsked ? (
        <Form method="post" action={resendFailedAddress()} className="office-notice mail-all">
          <h2>Send {those} that failed?</h2>
          <p>
            Each goes to its own address again; one that was refused will be refused again.
            Reminders that are too late, and what would put an old time back into a calendar, are
            dismissed instead.
          </p>
          <p className="office-actions">
            <button className="office-button" name="do" value="resend-failed">
              Send {those}
            </button>
            <Link className="office-link" to={mailListAddress('failed')}>
              Not now
            </Link>
          </p>
        </Form>
      ) : (
        <p className="mail-all">
          <Link className="office-button" to={resendFailedAddress()}>
            Send {those} that failed
          </Link>
        </p>
      )}
    </May>
  )
}
