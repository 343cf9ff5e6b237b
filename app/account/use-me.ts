import { useSyncExternalStore } from 'react'
import { answerTo } from '../page/early-answers.ts'
import { keepsHere } from '../page/keeps-here.ts'
import { shortlistName } from '../shortlist/shortlist-name.ts'
import { clearTab } from './clear-tab.ts'
import { createMeStore, type MeAnswer, type MeState } from './me-store.ts'
import { tellOtherPages } from './sign-in-channel.ts'
import { refreshStaleUser } from './refresh-stale-user.ts'
import { patience } from '../../content/patience.ts'

const store = createMeStore(async () => {
  const response = await answerTo('/api/me')
  if (!response.ok) throw new Error(`GET /api/me answered ${response.status}`)
  return (await response.json()) as MeAnswer
})

type SignedOut = 'out' | 'here' | 'unreachable'

export interface Me extends MeState {
  refresh: typeof refreshMe
  signOut: typeof signOut
}

let isStarted = false

/** Who is signed in, and their appointments from today on. Asked once per page, when first used. */
export function useMe(): Me {
  const state = useSyncExternalStore(subscribe, store.getState, store.getStateOnServer)
  return { ...state, refresh: refreshMe, signOut }
}

/** Asks again; resolves when the answer is there, also when there is none (what was known stays). */
export function refreshMe(): Promise<void> {
  return store.refresh()
}

/**
 * 'unreachable' when the server could not be told: then the visitor is still signed in. `everywhere`: on all their devices;
 * 'here' when the session had ended before, so that the server can't know which those are.
 */
export async function signOut({ everywhere = false } = {}): Promise<SignedOut> {
  const address = `/api/sign-out?${everywhere ? 'everywhere' : ''}`
  // The catalogue, messages that wait and the list of machines are the device's. Else, and always of
  // staff, the answer clears all of the site's storage, in every tab.
  const keeps = (keepsHere() || keepsHere(shortlistName)) && !store.getState().user?.isStaff
  const response = await fetch(address + (keeps ? '&keep' : ''), {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  const isHereOnly = response?.status === 401
  if (!response?.ok && !isHereOnly) return 'unreachable'
  clearTab()
  store.forget()
  tellOtherPages({ type: 'signed-out' })
  return isHereOnly ? 'here' : 'out'
}

function subscribe(onChange: () => void): () => void {
  if (!isStarted) {
    isStarted = true
    void store.refresh()
    refreshStaleUser(
      () => void store.refresh(),
      () => store.getState().user?.isStaff === true,
    )
  }
  return store.subscribe(onChange)
}
