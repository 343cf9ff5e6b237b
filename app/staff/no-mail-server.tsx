import { useRouteLoaderData } from 'react-router'
import type { loader } from './office-layout.tsx'

/** Beside words that promise somebody a mail: where none is sent they have to be called. */
export function NoMailServer() {
  const office = useRouteLoaderData<typeof loader>('staff/office-layout')
  if (office?.hasMailServer !== false) return null
  return (
    <p className="office-notice">
      No mail server is set: what would be mailed is kept under Mail. Please call.
    </p>
  )
}
