import { messages, type Occasion, type Offer } from './booking.ts'
import { shortDay } from './day-labels.ts'
import { useOccasionTitle } from './use-occasion-title.ts'

interface OccasionLineProps {
  occasion: Occasion
  offer: Offer | null | 'gone'
}

/** What is being booked, when it is more than an appointment. */
export function OccasionLine({ occasion, offer }: OccasionLineProps) {
  const title = useOccasionTitle(occasion)
  if (offer === 'gone') return <p className="occasion-line">{messages.offerGone}</p>
  if (!offer && occasion.purpose === 'visit') return null
  return (
    <p className="occasion-line">
      {offer ? (
        <>
          Another slot for your <b>{occasion.purpose === 'demo' ? title : 'appointment'}</b> of{' '}
          {shortDay(offer.date)}, {offer.time}, which we had to cancel.
        </>
      ) : (
        <b>{title}</b>
      )}
    </p>
  )
}
