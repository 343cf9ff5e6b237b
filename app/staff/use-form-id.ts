import { useState } from 'react'
import { keptInTab } from '../page/tab-storage.ts'
import { useHydratedAtOnce } from './use-hydrated-at-once.ts'

interface MadeWith {
  /** Of the page as it was read last. */
  id: string
  /** Another one whenever the form has done its work. */
  made: string | undefined
  /** Whether the page was read anew since. */
  isIdle: boolean
  /** Of the text that this tab keeps (`use-kept-text.ts`): it goes on with the id that it was typed under. */
  keptAs?: string
}

/** Where this tab keeps the id of a form beside what was typed into it. */
export const keyOfId = (keptAs: string) => `${keptAs} id`

/**
 * The id that a form is sent with, by which it counts once however often it is sent: the same until it has done its work, also
 * when the page is read anew, or loaded again, behind somebody who does not know whether it arrived.
 */
export function useFormId({ id, made, isIdle, keptAs }: MadeWith): string {
  const isHydrated = useHydratedAtOnce()
  const [held, setHeld] = useState({ id, made, isOfTab: false })
  if (keptAs && isHydrated && !held.isOfTab) {
    const kept = keptInTab(keyOfId(keptAs))
    const own = { id: kept && kept !== made ? kept : held.id, made, isOfTab: true }
    setHeld(own)
    return own.id
  }
  // Other work on the same page, which made nothing here, changes nothing.
  if (!isIdle || made === undefined || held.made === made) return held.id
  setHeld({ ...held, id, made })
  return id
}
