import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { toFillIn } from './to-fill-in.ts'
import { parseSettings } from './settings.server.ts'
import { filledInCompany as filledIn } from '../../tests/filled-in-company.ts'

const online = parseSettings({
  PUBLIC_URL: 'https://www.dino-cranes.in',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  MAIL_FROM: 'DINO <hello@dino-cranes.in>',
  SALES_EMAIL: 'sales@dino-cranes.in',
  STAFF_EMAILS: 'meera@dino-cranes.in',
  SMTP_URL: 'smtp://mail.dino-cranes.in',
})

test('with everything filled in there is nothing to tell', () => {
  expect(toFillIn(online, filledIn)).toEqual([])
})

test('numbers and addresses that are stand-ins are named in one sentence', () => {
  const { phone, salesEmail } = company
  expect(toFillIn(online, { ...filledIn, phone, salesEmail })).toEqual([
    'Visitors see stand-ins that reach nobody: phone number, sales e-mail address. Staff fill them in on the office’s page Site, under Company.',
  ])
  expect(toFillIn(online, { ...filledIn, phone })).toHaveLength(1)
})

test('a public site without a mail server says so; to try the site none is needed', () => {
  expect(toFillIn({ ...online, smtpUrl: undefined }, filledIn)).toEqual([
    expect.stringContaining('SMTP_URL is not set'),
  ])
  expect(toFillIn(parseSettings({}), filledIn)).toEqual([])
})

test.each([
  ['MAIL_FROM', { mailFrom: 'DINO <appointments@example.com>' }],
  ['SALES_EMAIL', { salesEmail: 'sales@example.com' }],
  ['STAFF_EMAILS', { staffEmails: ['meera@dino-cranes.in', 'second@example.com'] }],
])(
  'an address of %s that was copied from the README is told, without repeating it',
  (name, wrong) => {
    const [sentence] = toFillIn({ ...online, ...wrong }, filledIn)
    expect(sentence).toContain(name)
    expect(sentence).not.toContain('@')
  },
)
