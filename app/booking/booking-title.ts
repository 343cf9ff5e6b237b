/** Seed section 2, 'Booking dialog'. */
export const bookingTitle = 'Executive Appointment Booking'
