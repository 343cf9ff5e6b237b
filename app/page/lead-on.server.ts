import { redirect } from 'react-router'
import type { SiteContent } from '../../content/site-content.ts'
import { searchOf } from './page-path.ts'

/** An old address leads on for ever, with what it is asked with: a colour, what is seen in 3D, a campaign. */
export function leadOn(path: string, request: Request, { moved }: SiteContent): void {
  const to = moved.get(path)
  // What React Router understands as an answer is no error.
  // oxlint-disable-next-line typescript/only-throw-error
  if (to !== undefined) throw redirect(to + searchOf(new URL(request.url)), 301)
}
