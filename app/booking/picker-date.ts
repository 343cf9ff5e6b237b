/**
 * The calendar component speaks `Date` in the machine's zone; we speak 'YYYY-MM-DD'. Both ways go by
 * year, month and day at noon: no zone and no daylight-saving change can move a day.
 */
export function toPickerDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

export function fromPickerDate(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Whether the last of these days, in order, is before today. */
export function isOver(days: readonly string[], today: string): boolean {
  return (days.at(-1) ?? today) < today
}
