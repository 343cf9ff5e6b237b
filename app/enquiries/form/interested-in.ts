import { t } from '../../../content/language/t.ts'

/** Several machines in a message, as everybody reads them: in the inbox, in mails. @param names 'Dino Wotan' */
export const interestedIn = (names: readonly string[]): string =>
  t('I am interested in: {machines}.', { machines: names.join(', ') })

/** What was written, with the machines; nothing where nothing was written, or where they stand in it already. */
export function withMachines(message: string, names: readonly string[]): string {
  const sentence = interestedIn(names)
  if (message.trim() === '' || message.includes(sentence)) return message
  return `${message.trimEnd()}\n${sentence}`
}

/** What was written, without the machines that stand below it. */
export function withoutMachines(message: string): string {
  const [before = '', after = ''] = interestedIn(['…']).split('…')
  const lines = message.trimEnd().split('\n')
  const last = lines.at(-1)!
  return last.startsWith(before) && last.endsWith(after) ? lines.slice(0, -1).join('\n') : message
}
