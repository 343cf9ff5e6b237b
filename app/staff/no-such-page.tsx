import type { Route } from './+types/no-such-page'
import { nothingHere } from './nothing-here.ts'
import { officeOf } from './office-context.ts'

/** Keeps a mistyped address inside the office: its layout says that there is nothing. */
export function loader({ context }: Route.LoaderArgs) {
  officeOf(context)
  nothingHere()
}

export default function NoSuchPage() {
  return null
}
