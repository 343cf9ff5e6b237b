import type { Route } from './+types/office-not-found-page'
import { officeNotFound } from './office-not-found.ts'
import { officeOf } from './office-context.ts'

/** Keeps a mistyped address inside the office: its layout says that there is nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  await officeOf(context, 'look')
  officeNotFound()
}

export default function OfficeNotFoundPage() {
  return null
}
