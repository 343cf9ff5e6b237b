/**
 * One word for all ways to write one mailbox, for counting: most providers deliver `name+anything@` to `name@`,
 * and Google leaves out dots. Where that isn't so, two people share a count, which does no harm.
 */
export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  const plain = local.replace(/(?<=.)\+.*$/, '').replaceAll('.', '')
  return `${plain || local}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}
