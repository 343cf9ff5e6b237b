import { Component, type ReactNode } from 'react'
import { t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody } from '../../ui/dialog-frame.tsx'
import { ContactWays } from '../contact-ways.tsx'

/** A mistake of ours inside the dialog must not take the page behind it down. */
export class BookingErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('The booking dialog failed', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <DialogBody>
        <div className="booking-column booking-trouble" role="alert">
          <p>{t('Something went wrong on our side. Please try again, or reach us directly.')}</p>
          <ContactWays />
          <Button variant="outline" onClick={() => this.setState({ failed: false })}>
            {t('Try again')}
          </Button>
        </div>
      </DialogBody>
    )
  }
}
