import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mailKinds, type MailKind, type MailStatus } from '../../rules/mail.ts'
import { MailView } from './mail-view.tsx'

const now = new Date('2026-11-23T04:00:00Z')

function shown(kind: MailKind, status: MailStatus = 'failed'): string {
  const mail = {
    ...{ id: 'one@dino.example', kind, status, about: 'what-it-is-about' },
    ...{ recipient: 'asha@buyer.example', replyTo: null, inReplyTo: null, subject: 'A mail' },
    ...{ text: '', html: '', ics: null, attempts: 1, unanswered: 0, lastError: null },
    ...{ createdAt: now, dueAt: now, claimedAt: null, sentAt: null, failedAt: null },
  }
  const view = {
    files: [],
    hasServer: true,
    formId: 'one',
    back: '/staff/mail',
    now,
    outcome: undefined,
  }
  const id = 'staff/office-layout'
  const Office = createRoutesStub([
    { id, path: '/', Component: () => <MailView mail={mail} {...view} /> },
  ])
  const hydrationData = { loaderData: { [id]: { role: 'owner' } } }
  return renderToStaticMarkup(<Office hydrationData={hydrationData} />)
}

const opens = (kind: MailKind) => /href="\/staff\/(\w+)[^"]*"[^>]*>Open/.exec(shown(kind))?.[1]

test.each([
  ['appointment-offer', 'appointments'],
  ['hand-over-notice', 'inbox'],
  ['quote-notice', 'inbox'],
  ['team-invitation', 'site'],
  ['waitlist-offer', undefined],
] as const)(
  'beside a mail of the kind %s stands the way to what it is about: %s',
  (kind, place) => {
    expect(opens(kind)).toBe(place)
  },
)

test.each(['failed', 'sent'] as const)(
  'both forms that send say that their page showed it %s, and carry an id',
  (status) => {
    const fields = [
      ...shown('enquiry-answer', status).matchAll(/name="(shown|formId)" value="(\w+)"/g),
    ]
    const both = [
      ['shown', status],
      ['formId', 'one'],
    ]
    expect(fields.map(([, name, value]) => [name, value])).toEqual([...both, ...both])
  },
)

test('an address is corrected in what it came from where that is known, and nowhere else', () => {
  const where = mailKinds.filter((kind) => shown(kind).includes('for all mails to come'))
  expect(where).toContain('appointment-confirmed')
  expect(where).toContain('enquiry-answer')
  expect(where).not.toContain('waitlist-offer')
  expect(where).not.toContain('quote-notice')
})
