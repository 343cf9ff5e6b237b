import { useEffect } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { isFromPhone } from '../page/from-phone.ts'
import { useShortlist } from '../shortlist/kept-shortlist.ts'
import { shortlistPath } from '../shortlist/shortlist-path.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { isKeptHere, isOwnList, ownList } from './own-list.ts'

const inPlace = { replace: true, preventScrollReset: true }

/**
 * Whether the list of a page is the device's own, and brings that one up to date where it was changed since: on a machine's page,
 * or in another window. What somebody sent stays as it was sent.
 *
 * @param names as the address has them; the bare page stands for the own list too
 * @param left what is still on the page
 */
export function useOwnList(names: readonly string[], left: readonly string[]) {
  const kept = useShortlist()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Location<unknown>
  const isHydrated = useHydrated()
  const isBare = names.length === 0
  const isSame = names.join() === kept.join()
  // Also with machines on it that are in the range no more: what is taken off then takes them along.
  const isAsKept = isSame || left.join() === kept.join()
  const wasOwn = isHydrated && isOwnList(state)
  const isStale = isHydrated && (isBare || wasOwn) && !isAsKept
  const keptPath = shortlistPath(kept)
  useEffect(() => {
    if (isStale && !isFromPhone()) void navigate(keptPath, { ...inPlace, state })
  }, [isStale, keptPath, navigate, state])
  // A dialog over the page has a state of its own, and goes back to the page's.
  const isNew = isHydrated && isSame && !isBare && state === null
  useEffect(() => {
    if (isNew && !isFromPhone() && isKeptHere())
      void navigate({ pathname, search }, { ...inPlace, state: ownList })
  }, [isNew, pathname, search, navigate])
  return { kept, isOwn: isAsKept || wasOwn, isStale }
}
