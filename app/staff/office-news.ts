/** What the office's pages ask for every minute. */
export interface OfficeNews {
  newAppointments: number
  newEnquiries: number
  /** When the latest of them came, as an ISO timestamp; '' while there are none. */
  latest: string
}

/** What is said of news that came after `told`; nothing when nothing did. */
export function newsToTell(
  { newAppointments, newEnquiries, latest }: OfficeNews,
  told: string,
): string | undefined {
  if (latest <= told) return undefined
  const counted = [
    counts(newAppointments, 'appointment'),
    counts(newEnquiries, 'enquiry', 'enquiries'),
  ].filter((words) => words !== undefined)
  return `New to you: ${counted.join(' and ')}.`
}

function counts(count: number, one: string, more = `${one}s`): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : more}`
}
