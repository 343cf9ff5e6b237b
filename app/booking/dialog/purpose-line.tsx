import { t } from '../../../content/language/t.ts'
import type { AppointmentDetails, Offer } from '../../rules/booking.ts'
import { tNodes } from '../../ui/t-nodes.tsx'
import { shortDay } from '../../rules/day-labels.ts'
import { usePurposeTitle } from './use-purpose-title.ts'

interface PurposeLineProps {
  details: AppointmentDetails
  /** Or why its link opens none. */
  offer: Offer | string | null
}

/** What is being booked, when it is more than an appointment. */
export function PurposeLine({ details, offer }: PurposeLineProps) {
  const title = usePurposeTitle(details)
  if (typeof offer === 'string') return <p className="purpose-line">{offer}</p>
  if (!offer && details.purpose === 'visit') return null
  return (
    <p className="purpose-line">
      {offer ? (
        tNodes('Another slot for your {appointment} of {day}, {time}, which we had to cancel.', {
          appointment: <b>{details.purpose === 'demo' ? title : t('appointment')}</b>,
          ...{ day: shortDay(offer.date), time: offer.time },
        })
      ) : (
        <b>{title}</b>
      )}
    </p>
  )
}
