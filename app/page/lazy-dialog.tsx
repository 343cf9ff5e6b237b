import { useEffect, useState, type ComponentType } from 'react'
import { useStandIn } from './use-stand-in.ts'

export interface LazyDialogProps {
  open: boolean
  /** It replaces what stood in while it was fetched. */
  instant: boolean
  onClose: () => void
}

type Dialog = ComponentType<LazyDialogProps>

interface LazyDialogHostProps {
  title: string
  open: boolean
  onClose: () => void
  /** Fetches the dialog's code; called at its first use and not before. */
  load: () => Promise<Dialog>
  /** What stands in while it is fetched is black. */
  dark?: boolean
}

/** A dialog that costs nothing until it is opened; a failed fetch is told, and can be tried again. */
export function LazyDialog({ title, open, onClose, load, dark }: LazyDialogHostProps) {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const [wasClosed, setWasClosed] = useState(false)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)

  useStandIn({
    title,
    dark,
    waiting: open && !Dialog,
    failed: failures > attempt,
    onClose,
    onRetry() {
      // Some browsers remember a failed module for good, and after a release its file is gone:
      // when trying again did not help, the page itself is loaded again.
      if (failures > 1) window.location.reload()
      else setAttempt(failures)
    },
  })

  useEffect(() => {
    if (!open || Dialog) return
    let wanted = true
    load().then(
      (dialog) => setDialog(() => dialog),
      (error: unknown) => {
        console.error(`The dialog '${title}' could not be loaded`, error)
        if (wanted) setFailures((count) => count + 1)
      },
    )
    return () => {
      wanted = false
    }
  }, [open, Dialog, attempt, load, title])

  // Opened again, it waits again.
  if (!open && failures > attempt) setAttempt(failures)

  // From then on it opens without a stand-in.
  if (Dialog && !open && !wasClosed) setWasClosed(true)

  return Dialog ? <Dialog open={open} instant={!wasClosed} onClose={onClose} /> : null
}
