import { useEffect, useEffectEvent, useRef } from 'react'

type StandIn = ReturnType<NonNullable<Window['early']>['standIn']>

interface StandInProps {
  title: string
  dark?: boolean
  /** The dialog is asked for, and its code is not there. */
  waiting: boolean
  /** It did not come. */
  failed: boolean
  onClose: () => void
  onRetry: () => void
}

/** Shows a dialog's frame while its code is fetched; it goes when the dialog shows. */
export function useStandIn({ title, dark, waiting, failed, onClose, onRetry }: StandInProps): void {
  const frame = useRef<StandIn>(undefined)
  const close = useEffectEvent(onClose)
  const retry = useEffectEvent(onRetry)

  useEffect(() => {
    if (!waiting) return
    const shown = window.early?.standIn(title, {
      dark,
      onClose: () => close(),
      onRetry: () => retry(),
    })
    frame.current = shown
    return () => shown?.close()
  }, [waiting, title, dark])

  useEffect(() => {
    if (failed) frame.current?.fail()
    else frame.current?.wait()
  }, [failed])
}
