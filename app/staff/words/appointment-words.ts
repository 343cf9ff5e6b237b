import type { AppointmentStatus } from '../../db/schema/appointments.server.ts'

export const appointmentStatusWords: Record<AppointmentStatus, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  completed: 'Came',
  no_show: 'Did not come',
}
