import { expectNoFindings } from './axe.ts'
import { expect, openOffice, testWithMail } from './site.ts'

testWithMail(
  'staff send a test mail and are told what became of it, with scripts and without',
  async ({ page, smtp }) => {
    await openOffice(page, '/staff/mail')
    await page.getByRole('button', { name: 'Send a test mail' }).click()
    const outcome = page.getByRole('status').filter({ hasText: 'The mail server took a test mail' })
    await expect(outcome).toContainText('sales@dino.example and one for staff@dino.example')
    expect(smtp.received.map(({ recipient }) => recipient)).toEqual([
      'sales@dino.example',
      'staff@dino.example',
    ])
    await expectNoFindings(page)

    // What a browser without scripts sends, and is shown.
    const answer = await page.request.post('/staff/mail', {
      form: {},
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(await answer.text()).toContain('The mail server took a test mail')
    expect(smtp.received).toHaveLength(4)
  },
)

testWithMail('the first page of the office says what visitors can’t reach', async ({ page }) => {
  await openOffice(page, '/staff/today')
  const notice = page.getByRole('region', { name: 'To put right' })
  await expect(notice).toContainText('stand-ins that reach nobody: phone number')
  await expectNoFindings(page)
})
