import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Company } from '../../../content/company.ts'
import { CompanyContext } from '../../page/company.ts'
import { BookingErrorBoundary } from './booking-error-boundary.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { ProductNames } from './product-names.ts'

const roots = new WeakMap<Element, Root>()

/**
 * Fills the booking dialog, which is open. It is a root of its own: it comes before the page's scripts and does
 * not need them (`early/booking-window.ts`). What it holds goes when the dialog has closed.
 */
export function showBooking(dialog: HTMLDialogElement): void {
  const content = dialog.querySelector('[data-content]')!
  const root = roots.get(content) ?? createRoot(content, { identifierPrefix: 'booking' })
  roots.set(content, root)
  const names = JSON.parse(dialog.dataset.products!) as Record<string, string>
  // Of it, what the dialog shows (`booking-frame.tsx`).
  const company = JSON.parse(dialog.dataset.company!) as Company

  flushSync(() =>
    root.render(
      <CompanyContext value={company}>
        {/* Afresh each time. */}
        <BookingErrorBoundary key={Date.now()}>
          <ProductNames value={names}>
            <BookingPanel onClose={() => window.early?.booking.leave()} />
          </ProductNames>
        </BookingErrorBoundary>
      </CompanyContext>,
    ),
  )
  dialog.dataset.state = 'ready'
  dialog.addEventListener('close', () => void emptyOnceFaded(dialog, root), { once: true })
}

async function emptyOnceFaded(dialog: HTMLDialogElement, root: Root): Promise<void> {
  await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
  if (dialog.open) return
  root.render(null)
  delete dialog.dataset.state
}
