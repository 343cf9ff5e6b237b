import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

/** Nothing was written: the draft is what its writer typed in another page since this one was opened, at that time. */
interface FromElsewhere {
  elsewhere: number
}

interface SavedDraft {
  savedAt: number
  /** Whether it is different from what is published. */
  isDraft: boolean
}

/** How long a pause in typing is before the draft is saved. */
const pauseMs = 700

/**
 * Saves a form as a draft while somebody types in it, behind the page.
 *
 * @param now when the page was read
 * @param told of what was typed elsewhere, by the last step
 */
export function useDraftSaver<Failure extends object>(now: Date, told = 0) {
  const saver = useFetcher<SavedDraft | FromElsewhere | Failure>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Counted at once: a press that follows is there before the page is drawn. */
  const onTheirWay = useRef(0)
  const saved = (saver.data ?? undefined) as SavedDraft | FromElsewhere | Failure | undefined
  // Newer than what the page was read with, or it is of a draft that is gone.
  const since = saved && 'savedAt' in saved && saved.savedAt > now.getTime() ? saved : undefined
  const heard =
    saved && 'elsewhere' in saved && saved.elsewhere > now.getTime() ? saved.elsewhere : 0
  const elsewhere = Math.max(heard, told) || undefined

  useEffect(() => () => clearTimeout(timer.current), [])

  function wait() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  /** What is sent now is newer than a draft that is on its way, whose late answer would end the step. */
  function stopSaving() {
    wait()
    if (onTheirWay.current > 0) saver.reset()
  }

  function save() {
    wait()
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set('do', 'draft')
    typed.set('quietly', 'on')
    onTheirWay.current += 1
    void saver.submit(typed, { method: 'post' }).finally(() => (onTheirWay.current -= 1))
  }

  function saveSoon({ target }: { target: EventTarget }) {
    // When to publish is no part of what is published.
    if (target instanceof HTMLInputElement && target.name === 'at') return
    wait()
    timer.current = setTimeout(save, pauseMs)
  }

  /** Whoever leaves a field may press something that reads the page again. */
  function saveNow() {
    if (timer.current !== undefined) save()
  }

  const isIdle = saver.state === 'idle'
  return { form, saved, since, elsewhere, isIdle, save, saveSoon, saveNow, stopSaving }
}
