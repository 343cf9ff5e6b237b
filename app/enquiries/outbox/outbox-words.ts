import { t } from '../../../content/language/t.ts'
import type { OutboxNews } from './outbox.ts'
import { keptForDays } from './waiting-message.ts'

export const notTaken =
  'Not sent yet: our site could not take your message just now. It is tried again by itself.'

export const sentWords = (reference: string) =>
  t('Your message was sent. Its reference is {reference}.', { reference })

/** What is told of what became of a message; nothing of what only changes the list. */
export function wordsOf(news: OutboxNews): string | undefined {
  if (news.type === 'sent') return sentWords(news.reference)
  if (news.type === 'refused') return t('A message of yours was not sent.')
  if (news.type === 'forgotten')
    return t('A message of yours that was not sent was deleted here after {days} days.', {
      days: keptForDays,
    })
}
