import type { OwnAppointment } from '../rules/booking.ts'

/** What GET /api/me answers. */
export interface MeAnswer {
  user: { name: string; email: string; isStaff?: true } | null
  /** Own, live, today or later. */
  appointments: OwnAppointment[]
}

export interface MeState extends MeAnswer {
  /** 'failed': the first question was not answered, so it is not known who this is. */
  status: 'loading' | 'signed-out' | 'signed-in' | 'failed'
  /** Whoever was signed in here is so no more, and has not signed out here. */
  hasEnded?: boolean
}

const nobody: MeAnswer = { user: null, appointments: [] }
const loading: MeState = { status: 'loading', ...nobody }

/** Holds what `load` last said, outside of React so that header and dialog share one answer. */
export function createMeStore(load: () => Promise<MeAnswer>) {
  let state = loading
  let latest = 0
  const listeners = new Set<() => void>()

  function become(next: MeState) {
    state = next
    listeners.forEach((listener) => listener())
  }

  function know({ user, appointments }: MeAnswer, hasEnded = false) {
    become({ status: user ? 'signed-in' : 'signed-out', user, appointments, hasEnded })
  }

  return {
    getState: () => state,
    getStateOnServer: () => loading,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Keeps what is known while asking, and when the answer doesn't come. */
    async refresh(): Promise<void> {
      const mine = ++latest
      try {
        const me = await load()
        if (mine === latest) know(me, !me.user && (state.user !== null || state.hasEnded))
      } catch (error) {
        console.error('Could not ask who is signed in:', error)
        const isUnknown = state.status === 'loading' || state.status === 'failed'
        if (mine === latest && isUnknown) become({ status: 'failed', ...nobody })
      }
    },

    /** After signing out; an answer still under way is too old to count. */
    forget() {
      latest++
      know(nobody)
    },
  }
}
