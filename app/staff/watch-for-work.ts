import { staffIdleMinutes } from '../rules/session.ts'

const minute = 60_000
/** Typing a long answer asks for no page: so often the site is told of it. */
const tellEveryMs = 5 * minute
/** A little after the session has ended by itself. */
const idleMs = staffIdleMinutes * minute + 5_000

/** Before anything on the page may stop them. */
const capture = { capture: true }

let workedAt = 0

/**
 * Whether somebody works in this page just now. What asks the site for something by itself keeps the session of whoever has left
 * alive: it asks within this time alone.
 */
export const isWorking = () => performance.now() - workedAt < tellEveryMs

const signsOfWork = ['input', 'keydown', 'pointerdown', 'visibilitychange'] as const

/**
 * Calls back now and then while somebody works in this page, which keeps the session alive; and once when
 * nobody did for so long that it must be over. The result stops it.
 */
export function watchForWork(ask: () => void): () => void {
  workedAt = performance.now()
  let askedAt = workedAt
  let timer = setTimeout(onIdle, idleMs)

  function onIdle() {
    timer = setTimeout(onIdle, idleMs)
    askedAt = performance.now()
    ask()
  }
  function onWork() {
    if (document.visibilityState === 'hidden') return
    workedAt = performance.now()
    clearTimeout(timer)
    timer = setTimeout(onIdle, idleMs)
    if (performance.now() - askedAt < tellEveryMs) return
    askedAt = performance.now()
    ask()
  }

  for (const sign of signsOfWork) document.addEventListener(sign, onWork, capture)
  return () => {
    clearTimeout(timer)
    for (const sign of signsOfWork) document.removeEventListener(sign, onWork, capture)
  }
}
