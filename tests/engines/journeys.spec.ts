import { certificates } from '../../content/certificates.ts'
import { expect, test } from './engine-test.ts'
import { problemsKey, readProblems } from './in-page.ts'

/** Captions end in the number of the picture. */
const firstPicture = / 01$/

const widthOfPicture = () =>
  document.querySelector<HTMLImageElement>(':is(dialog[open], [role="dialog"]) img')?.naturalWidth

/** The share of a drawn page that is dark. */
const inkOnPage = () => {
  const canvas = document.querySelector<HTMLCanvasElement>(
    ':is(dialog[open], [role="dialog"]) canvas',
  )
  if (!canvas) return 0
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  let dark = 0
  for (let at = 0; at < data.length; at += 4) if (data[at]! < 90) dark++
  return dark / (data.length / 4)
}

/** An engine's journeys follow each other in one process, the two engines side by side: five minutes for all, also on a machine with other work. */
const endsAt = performance.now() + 300_000

test.beforeEach(() => {
  // Zero would be no limit.
  test.setTimeout(Math.max(1, Math.min(test.info().timeout, endsAt - performance.now())))
})

test('home shows its machine, leads to a product by the menu, and Back leads home again', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.reads('The Power to Lift')
  await visitor
    .measures(() => document.querySelector<HTMLImageElement>('main img')!.naturalWidth)
    .toBeGreaterThan(0)
  await visitor.press('button', 'Products')
  await visitor.press('link', '01 Wotan')
  await visitor.isAt('/products/wotan')
  await visitor.find('heading', 'Dino Wotan')
  await visitor.back()
  await visitor.isAt('/')
  await visitor.find('heading', 'The Power to Lift')
})

test('a product opens its tabs and is painted in the chosen colour', async ({ visitor }) => {
  await visitor.open('/products/scoot')
  for (const [tab, heading] of [
    ['Specs', 'Technical Specifications'],
    ['Apps', 'Applications'],
    ['Details', 'Additional Details'],
    ['Features', 'Key Features'],
  ] as const) {
    await visitor.press('tab', RegExp(tab))
    await visitor.find('heading', heading)
  }
  await visitor.press('radio', 'Red')
  await visitor.find('picture', 'Dino Scoot in red')
  await visitor
    .measures(
      () => document.querySelector<HTMLImageElement>('img[alt="Dino Scoot in red"]')!.naturalWidth,
    )
    .toBeGreaterThan(0)
  await visitor.press('link', 'Request Quote')
  await visitor.find('dialog', 'Request Quote')
  await visitor.isAt(/colour=red/)
})

test('the gallery opens a picture, goes to the next, and closes by its button and by Back', async ({
  visitor,
}) => {
  await visitor.open('/gallery')
  await visitor.press('link', firstPicture)
  await visitor.reads(/\b1 of \d+/)
  await visitor.measures(widthOfPicture).toBeGreaterThan(0)
  await visitor.press('button', 'Next')
  await visitor.reads(/\b2 of \d+/)
  await visitor.measures(widthOfPicture).toBeGreaterThan(0)
  await visitor.press('button', 'Close')
  await visitor.isAt('/gallery')

  await visitor.press('link', firstPicture)
  await visitor.reads(/\b1 of \d+/)
  await visitor.back()
  await visitor.isAt('/gallery')
  await visitor.find('heading', 'Gallery')
})

test('a visitor signs in from the dialog, books a slot, and still has it after a reload', async ({
  visitor,
}) => {
  await visitor.open('/products/wotan')
  await visitor.press('link', 'Find a slot')
  await visitor.find('dialog', 'Executive Appointment Booking')
  await visitor.inPopup(
    () => visitor.press('link', 'Sign in with Google'),
    (popup) => popup.press('button', 'Asha Menon'),
  )
  await visitor.reads('Signed in as Asha Menon')
  await visitor.press('button', /day, \d+ \w+ \d{4}/)
  await visitor.press('button', /^\d\d:\d\d/)
  await visitor.press('button', 'Book Appointment')
  await visitor.reads('Your appointment has been booked!')
  await visitor.reload()
  await visitor.reads('Signed in as Asha Menon')
  await visitor.reads('Your appointment has been booked!')
})

test('an enquiry names what is missing, keeps what was written, and is sent', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await visitor.type('Full Name', 'Asha Menon')
  await visitor.type('Email Address', 'asha@buyer.example')
  await visitor.press('button', 'Send Message')
  await visitor.reads('Please check: Message.')
  await visitor.type('Message', 'A crane for logs.')
  await expect(async () => {
    // Whoever writes as quickly as this is asked to send again.
    if (await visitor.has('button', 'Send Message')) await visitor.press('button', 'Send Message')
    expect(await visitor.words()).toContain('Thank you. We have your message')
  }).toPass()
})

test('a certificate is drawn, and Back closes it', async ({ visitor }) => {
  const [{ title, id, pages }] = certificates as [(typeof certificates)[number]]
  await visitor.open('/downloads')
  await visitor.press('link', title)
  await visitor.isAt(`/downloads?certificate=${id}`)
  await visitor.reads(`${pages} pages`)
  await visitor.measures(inkOnPage).toBeGreaterThan(0.005)
  await visitor.back()
  await visitor.isAt('/downloads')
})

test('a journey is told of an error, of a file that does not come, and of what the policy stops', async ({
  engine,
  site,
}) => {
  const visit = await engine.newVisit()
  await visit.goto(`${site.url}/privacy`)
  await visit.run(() => {
    console.error('told')
    setTimeout(() => {
      throw new Error('thrown')
    })
    void Promise.reject(new Error('rejected'))
    for (const src of ['/missing.png', 'https://elsewhere.example/stopped.png']) {
      document.body.append(Object.assign(new Image(), { src }))
    }
  })
  const problems = async () => (await visit.run(readProblems, problemsKey)).join('\n')
  for (const words of [
    'told',
    'thrown',
    'rejected',
    '/missing.png did not come',
    'img-src stopped https://elsewhere.example',
  ]) {
    await expect.poll(problems).toContain(words)
  }
  await visit.end()
})
