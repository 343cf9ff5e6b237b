/** '2026-12-25 Christmas' → 'Christmas'; a day may have none. */
export const nameOfHoliday = (holiday: string): string => holiday.split(' ').slice(1).join(' ')
