import { messages, type AppointmentDetails, type Offer } from '../../rules/booking.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { usePurposeTitle } from './use-purpose-title.ts'

interface PurposeLineProps {
  details: AppointmentDetails
  offer: Offer | null | 'gone'
}

/** What is being booked, when it is more than an appointment. */
export function PurposeLine({ details, offer }: PurposeLineProps) {
  const title = usePurposeTitle(details)
  if (offer === 'gone') return <p className="purpose-line">{messages.offerGone}</p>
  if (!offer && details.purpose === 'visit') return null
  return (
    <p className="purpose-line">
      {offer ? (
        <>
          Another slot for your <b>{details.purpose === 'demo' ? title : 'appointment'}</b> of{' '}
          {shortDay(offer.date)}, {offer.time}, which we had to cancel.
        </>
      ) : (
        <b>{title}</b>
      )}
    </p>
  )
}
