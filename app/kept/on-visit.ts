import { sendWhatWaits } from '../enquiries/outbox-notice.ts'
import { bringUpToDate } from './keep-here.ts'

/** What a page does for whoever keeps something here: after its own work, and never in its way. */
export function onVisit(): void {
  void sendWhatWaits()
  void bringUpToDate()
}
