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
 * The id that a form is sent with: however often it is sent under one id, it counts once. The id stays until the form has done its
 * work, also when the page is read anew or loaded again: whoever does so may not know whether the form arrived.
 *
 * What the form made last is remembered with it. The page has only the outcome of what was done last, which may be other work.
 */
export function useFormId({ id, made, isIdle, keptAs }: MadeWith) {
  const isHydrated = useHydratedAtOnce()
  const [held, setHeld] = useState({ id, made, isUsed: false, isOfTab: false })
  const begun = keptAs && isHydrated && !held.isOfTab ? goOnFromTab(held, keptAs) : held
  const used = made === undefined || made === begun.made ? begun : { ...begun, made, isUsed: true }
  const next = used.isUsed && isIdle ? { ...used, id, isUsed: false } : used
  if (next !== held) setHeld(next)
  return { formId: next.id, made: next.made }
}

function goOnFromTab<Held extends { id: string; made: string | undefined }>(
  held: Held,
  keptAs: string,
) {
  const kept = keptInTab(keyOfId(keptAs))
  return { ...held, id: kept && kept !== held.made ? kept : held.id, isOfTab: true }
}
