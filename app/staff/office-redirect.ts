import { redirect } from 'react-router'
import type { Route } from './+types/office-redirect'
import { officeOf } from './office-context.ts'
import { officePath } from '../page/office-paths.ts'

/** `/staff` is what people type and bookmark; the day is what they want to see. */
export async function loader({ context }: Route.LoaderArgs) {
  await officeOf(context, 'look')
  return redirect(officePath.today())
}
