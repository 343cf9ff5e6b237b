/** Links that a mail brings to its reader alone, without the site's address. */

export const quoteLink = /\/quote\/[\w-]{43}/
const appointmentLinks = /\/appointment\/[\w-]{43}/g

export const linksIn = ({ text }: { text: string }): string[] => text.match(appointmentLinks) ?? []

/** The first one to an appointment. */
export function linkIn(mail: { text: string }): string {
  const [link] = linksIn(mail)
  if (!link) throw new Error(`No link to an appointment in: ${mail.text}`)
  return link
}

export const quoteLinkIn = ({ text }: { text: string }) => quoteLink.exec(text)![0]
