import { useHasMailServer } from './use-has-mail-server.ts'

/** Beside words that promise somebody a mail: where none is sent they have to be called. */
export function NoMailServer() {
  if (useHasMailServer()) return null
  return (
    <p className="office-notice">
      No mail server is set: what would be mailed is kept under Mail. Please call.
    </p>
  )
}
