import type { Company } from '../../content/company.ts'
import { t } from '../../content/language/t.ts'
import { CompanyContext } from '../page/company.ts'
import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { ContactWays } from './contact-ways.tsx'

interface BookingFrameProps {
  /** Titles by id, for a demo. */
  products: Record<string, string>
  company: Company
}

/**
 * The booking dialog without its content: part of every served page, so that it can show at the press. The page's
 * first script opens and closes it (`early/booking-window.ts`), and copies it to stand in for other dialogs.
 */
export function BookingFrame({ products, company }: BookingFrameProps) {
  return (
    <dialog
      id="booking"
      className="dialog-window booking-window"
      aria-labelledby="booking-title"
      data-products={JSON.stringify(products)}
      data-company={JSON.stringify(shownOf(company))}
    >
      <DialogFrame title={t('Executive Appointment Booking')} titleId="booking-title">
        <p role="status" className="dialog-waiting">
          {t('Loading…')}
        </p>
        <div className="dialog-failed">
          <p role="alert">
            {t(
              'This dialog could not be loaded. Check your connection and try again, or reach us directly.',
            )}
          </p>
          <CompanyContext value={company}>
            <ContactWays />
          </CompanyContext>
          <Button data-again>{t('Try again')}</Button>
        </div>
        <div data-content />
      </DialogFrame>
    </dialog>
  )
}

/** What the dialog shows of the company: the rest would make every page longer. */
function shownOf({ name, phone, whatsapp, salesEmail, address }: Company) {
  return { name, phone, whatsapp, salesEmail, address }
}
