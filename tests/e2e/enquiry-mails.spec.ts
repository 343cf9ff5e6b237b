import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { confirmationMail } from '../../app/booking/booking-mails.server.ts'
import { leadMail } from '../../app/enquiries/enquiry-mails.ts'

const person = { name: 'Asha Menon', email: `${'a'.repeat(60)}@buyer.example` }
const mails = {
  confirmation: confirmationMail(
    {
      publicUrl: 'https://www.dino.example',
      ...{ smtpUrl: undefined, mailFrom: undefined, salesEmail: undefined },
    },
    {
      appointment: {
        ...{ id: '3f0c1d2e-0000-4000-8000-000000000000', date: '2026-11-24', time: '10:30' },
        ...{ purpose: 'demo', productId: 'wotan', note: 'With the grapple, please.' },
      },
      ...{ person, now: new Date('2026-11-23T04:00:00Z') },
    },
  ),
  lead: leadMail(
    {
      ...{ ...person, kind: 'quote', phone: '+91 98765 43210', company: 'Menon Timber' },
      ...{ interest: null, productId: 'wotan', colour: 'red', consentVersion: '2026-11-21' },
      message: `One line without a space: ${'x'.repeat(200)}`,
    },
    `/products/wotan?${'q'.repeat(200)}`,
  ),
}

for (const [name, { html }] of Object.entries(mails)) {
  test(`the ${name} is read on a phone without scrolling sideways, in letters large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.setContent(html)
    const [width, smallest] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      Math.min(
        ...[...document.querySelectorAll('body *')].map((element) =>
          parseFloat(getComputedStyle(element).fontSize),
        ),
      ),
    ])
    expect(width).toBe(360)
    expect(smallest).toBeGreaterThanOrEqual(14)
    // Landmarks are the mail program's, in whose page this is shown.
    const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}
