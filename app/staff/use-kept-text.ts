import { useCallback, useEffect, useRef, type FormEvent } from 'react'
import { keepInTab, keptInTab } from '../page/tab-storage.ts'
import { keyOfId } from './use-form-id.ts'

interface KeptText {
  key: string
  /** What the form is sent with (`use-form-id.ts`). */
  formId: string
  /** The id of the form that was sent last. */
  sent: string | undefined
}

/** Keeps what is typed into a field until it was sent, while staff look at something else in between. */
export function useKeptText({ key, formId, sent }: KeptText) {
  useEffect(() => {
    if (!wasSent(key, sent)) return
    keepInTab(key, null)
    keepInTab(keyOfId(key), null)
  }, [key, sent])
  const formIdBefore = useRef(formId)
  useEffect(() => {
    // What was sent by the form, and changed since, goes out under its next id.
    if (keptInTab(keyOfId(key)) === formIdBefore.current) keepInTab(keyOfId(key), formId)
    formIdBefore.current = formId
  }, [key, formId])
  const ref = useCallback(
    (field: HTMLTextAreaElement | null) => {
      // The empty form that follows: what was sent is still in the storage at this moment.
      if (wasSent(key, sent)) return
      const text = keptInTab(key)
      // What was typed before this script ran is newer.
      if (field && text && field.value === field.defaultValue) field.value = text
    },
    [key, sent],
  )
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
      keepInTab(key, currentTarget.value)
      keepInTab(keyOfId(key), formId)
    },
    [key, formId],
  )
  return { ref, onInput }
}

/** What was typed since has another id. */
function wasSent(key: string, sent: string | undefined): boolean {
  return sent !== undefined && [sent, null].includes(keptInTab(keyOfId(key)))
}
