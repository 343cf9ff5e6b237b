import { t } from '../../content/language/t.ts'
import { keepsHere } from '../page/keeps-here.ts'

/** Whether staff may be signed out, which clears all that their browser keeps: asked where there is anything to lose. */
export const mayClear = (): boolean =>
  !keepsHere() ||
  confirm(
    t(
      'Signing out of the office clears all that this browser keeps of our site: the kept catalogue, and messages that are not sent yet. Sign out?',
    ),
  )
