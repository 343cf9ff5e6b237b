export interface Resent {
  sent: number
  dismissed: number
}

/** What became of all that failed: 'On their way again: 3 mails. Dismissed, and not sent: 1 mail of …' */
export function resentWords({ sent, dismissed }: Resent): string {
  if (sent + dismissed === 0) return 'No mail was left that failed. Nothing was sent.'
  const said = [
    sent > 0 && `On ${sent === 1 ? 'its' : 'their'} way again: ${sent} ${mails(sent)}.`,
    dismissed > 0 &&
      `Dismissed, and not sent: ${dismissed} ${mails(dismissed)} of what is over, cancelled or moved by now.`,
  ]
  return said.filter(Boolean).join(' ')
}

const mails = (count: number) => (count === 1 ? 'mail' : 'mails')
