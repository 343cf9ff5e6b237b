/** What the office's pages ask for every minute. */
export interface OfficeNews {
  newAppointments: number
  newEnquiries: number
  /** Accepted or asked about by whoever has their link, and not answered since; their enquiries are among the new ones until somebody takes them up. */
  waitingQuotes: number
  /** Given up; none for who may not send mails. */
  failedMails: number
  /** Given up, or still waiting after the first attempt. */
  unsentMails: number
  /** When the latest of them came or was given up, as an ISO timestamp; '' while there are none. */
  latest: string
}

const list = new Intl.ListFormat('en-GB')

/** What is said of news that came after `told`; nothing when nothing did. */
export function newsToTell(
  { newAppointments, newEnquiries, waitingQuotes, failedMails, latest }: OfficeNews,
  told: string,
): string | undefined {
  if (latest <= told) return undefined
  const counted = [
    counts(newAppointments, 'appointment'),
    counts(newEnquiries, 'enquiry', 'enquiries'),
    counts(
      waitingQuotes,
      'quote that was accepted or asked about',
      'quotes that were accepted or asked about',
    ),
    counts(failedMails, 'mail that could not be sent', 'mails that could not be sent'),
  ].filter((words) => words !== undefined)
  return `New to you: ${list.format(counted)}.`
}

function counts(count: number, one: string, more = `${one}s`): string | undefined {
  return count > 0 ? `${count} ${count === 1 ? one : more}` : undefined
}
