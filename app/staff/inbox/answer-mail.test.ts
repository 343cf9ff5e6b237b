import { expect, test } from 'vitest'
import { inLanguage } from '../../../content/language/in-language.server.ts'
import { asDelivered } from '../../../content/site-content.ts'
import { newToken } from '../../account/random-token.server.ts'
import { ownLink } from '../../booking/own-link.server.ts'
import { quoteLink } from '../../quotes/quote-mails.server.ts'
import { onlineSettings } from '../../../tests/online-settings.ts'
import { mailSettings } from '../../mail/mail.server.ts'
import { parseSettings } from '../../settings/settings.server.ts'
import { answerMail, letterOf } from './answer-mail.ts'

const settings = mailSettings({
  settings: parseSettings(onlineSettings),
  content: () => asDelivered,
})
const asked = {
  kind: 'quote',
  ...{ name: 'Anu', message: 'How much?\n\nAnd when?', reference: 'DINO-7F3K' },
  ...{ productId: null, colour: null, interest: null },
} as const
const letter = 'Dear Anu,\n\nsee https://dino.example/contact: it is\nall there.\n\nAsha'

/** As it was sent to Anu. */
const sentIn = (language: 'en' | 'ml') =>
  inLanguage(language, () => {
    const link = (href: string, words: string) => [{ href, words }]
    return answerMail(
      settings,
      asked,
      { subject: 'Re', text: letter },
      {
        quotes: link(quoteLink(settings, newToken()), 'Quote Q-2026-1'),
        proposed: [1, 2].flatMap((day) => link(ownLink(settings, newToken()), `${day}, 10:30`)),
      },
    ).text
  })

test.each(['en', 'ml'] as const)('of an answer in %s its letter alone is shown', (language) => {
  const sent = sentIn(language)
  expect(sent).toMatch(/\/appointment\/[\w-]{43}/)
  expect(letterOf(sent, asked)).toBe(letter)
})

test('so it is when all that we put under a letter is said in other words by now', () => {
  const sent = sentIn('en').replaceAll(/^(See it, accept|Choose one|Reference)[^:]*/gm, 'Changed')
  expect(sent.match(/^Changed:/gm)).toHaveLength(3)
  expect(letterOf(sent, asked)).toBe(letter)
  expect(letterOf(sent, { ...asked, message: 'Erased' })).toBe(letter)
})

test('what a colleague wrote that only looks like it stays', () => {
  const text = 'Two ways:\nby phone: +91 1\nby page: https://dino.example/quote/\n\nReference: none'
  expect(letterOf(`Re\n\n${text}\n\n-- \nDINO`, { message: '', reference: null })).toBe(text)
})
