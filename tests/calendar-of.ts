/** A calendar of events between these instants: '20261125T043000Z/20261125T053000Z'. */
export function calendarOf(...spans: string[]): string {
  const events = spans.flatMap((span, number) => {
    const [start, end] = span.split('/')
    return [
      ...['BEGIN:VEVENT', `UID:${number}`, `DTSTART:${start}`, `DTEND:${end}`],
      ...['SUMMARY:Meeting with the bank', 'END:VEVENT'],
    ]
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
}
