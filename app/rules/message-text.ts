import type { MessageKind } from '../../content/messages.ts'
import { addDays, dayAt, timeAt } from './calendar-days.ts'

export const appointmentMessages = ['confirm', 'remind', 'moved', 'late'] as const
export type AppointmentMessage = (typeof appointmentMessages)[number]

export const messageWords: Record<MessageKind, string> = {
  confirm: 'Confirmation',
  remind: 'Reminder',
  moved: 'Moved',
  late: 'Late',
  enquiry: 'Thanks for an enquiry',
}

const place = /\{([^{}]*)\}/g

/** The words in braces. */
export const placesIn = (text: string): string[] =>
  [...text.matchAll(place)].map(([, name]) => name!)

/** The text with what is known in its places; one that nothing is known for stays as it stands. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(place, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )
}

/** What there is to say of an appointment at this moment: that it is booked, that it is near, or where they are. */
export function fittingMessage(
  { date, time }: { date: string; time: string },
  now: Date,
): AppointmentMessage {
  const today = dayAt(now)
  if (date > addDays(today, 1)) return 'confirm'
  return date === today && time <= timeAt(now) ? 'late' : 'remind'
}
