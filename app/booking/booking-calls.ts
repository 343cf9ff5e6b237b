/** What the dialog asks the server first, whoever opens it. */
export const bookingCalls = ['/api/me', '/api/appointments'] as const
