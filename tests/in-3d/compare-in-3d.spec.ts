import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { buildMachine } from '../../studio/machines/machine.ts'
import { momentOf } from '../../studio/machines/motion.ts'
import { unfolding } from '../../studio/machines/unfold.ts'
import type { ProductId } from '../../studio/machines/products.ts'
import { hydrated } from '../e2e/hydrated.ts'
import { expect, readingTest as test } from '../e2e/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const both = '/compare?machines=wotan,cuty'

async function rested(page: Page) {
  await expect(page.locator('.turned-canvas[data-still="true"]').first()).toBeVisible()
}

/** How wide the machine stands on its canvas, in pixels: its shadow is grey and low. */
async function silhouettes(page: Page) {
  await rested(page)
  const seen: { width: number; bytes: Buffer }[] = []
  for (const canvas of await page.locator('.turned-canvas').all()) {
    const bytes = await canvas.screenshot()
    const { data, info } = await sharp(bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let [left, right] = [Infinity, -Infinity]
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) {
        const i = (y * info.width + x) * 3
        const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3)
        if (Math.max(r, g, b) - Math.min(r, g, b) < 70) continue
        left = Math.min(left, x)
        right = Math.max(right, x)
      }
    seen.push({ width: right - left, bytes })
  }
  return seen
}

/** Of what is painted: the lorry from nose to tail, with the boom on it. */
function lengthOf(id: ProductId): number {
  const machine = buildMachine(id)
  machine.pose(momentOf(unfolding(machine.product), 0))
  const { min, max } = machine.bounds()
  return max.x - min.x
}

test.describe('where 3D is drawn', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('by the press, and not before, the machines stand to one scale and turn together', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/machine-view-worker|turned-row/.test(request.url())) fetched.push(request.url())
    })
    await page.goto(both, { waitUntil: 'networkidle' })
    await hydrated(page)
    expect(fetched).toEqual([])
    await page.getByRole('link', { name: 'Turn them' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/machines=wotan,cuty&show=3d$/)
    await rested(page)
    await expect(page.locator('.turned-first')).toBeFocused()
    await page.getByRole('button', { name: 'Stowed' }).click()
    await expect(page).toHaveURL(/show=3d&view=stow$/)
    const [wotan, cuty] = await silhouettes(page)
    const ratio = wotan!.width / cuty!.width
    const inModels = lengthOf('wotan') / lengthOf('cuty')
    expect(Math.abs(ratio / inModels - 1)).toBeLessThan(0.06)

    await page.getByRole('img', { name: /Cuty, drawn in 3D/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/view=turn:-82,rise:4,stow$/)
    for (const title of ['Wotan', 'Cuty'])
      await expect(
        page.getByRole('img', { name: new RegExp(`${title}.*turned by -30 degrees.*stowed`) }),
      ).toBeVisible()
    const turned = await silhouettes(page)
    turned.forEach(({ bytes }, i) => expect(bytes.equals([wotan, cuty][i]!.bytes)).toBe(false))

    await page.getByRole('button', { name: 'Rear' }).click()
    await page.getByRole('link', { name: 'Remove Wotan' }).click()
    await expect(page.getByRole('checkbox', { name: 'Cuty' })).toBeChecked()
    await page.goBack()
    await rested(page)
    await page.getByRole('link', { name: 'Back to the drawings' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: /Line drawing of the Dino Cuty/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Turn them' })).toBeFocused()
    await expect(page.locator('.turned-canvas')).toHaveCount(0)
  })

  test('on a phone four stand as the table does, and print as their drawings on one page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/compare?machines=wotan,cuty,flatbed,wheelift&show=3d&view=stow')
    await rested(page)
    await expect(page.getByRole('button', { name: 'Stowed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.emulateMedia({ forcedColors: 'active' })
    const groundOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(await groundOf('Stowed')).not.toBe(await groundOf('Unfolded'))
    await page.emulateMedia({ forcedColors: 'none' })
    const canvases = page.locator('.turned-canvas')
    const sizes = await canvases.evaluateAll((all) => all.map((each) => each.clientWidth))
    expect(new Set(sizes).size).toBe(1)
    const before = (await canvases.first().boundingBox())!.x
    await page.locator('.compare-slide').evaluate((slide) => slide.scrollTo({ left: 900 }))
    await expect(canvases.last()).toBeInViewport()
    expect((await canvases.first().boundingBox())!.x).toBe(before)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: /Line drawing of the Dino Wotan/ })).toBeVisible()
    await expect(canvases.first()).toBeHidden()
  })
})

test('where nothing draws 3D the drawings stay, and a sentence says so', async ({ page }) => {
  await page.addInitScript(() => {
    OffscreenCanvas.prototype.getContext = () => null
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('No worker here')
        }
      },
    })
  })
  await page.goto(`${both}&show=3d`)
  await expect(page.getByText(/3D cannot be shown/)).toBeVisible()
  await expect(page.getByRole('img', { name: /Line drawing of the Dino Wotan/ })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/3D cannot be shown/)).toBeVisible()
  await expect(page.locator('.turned-first')).toBeFocused()
  await page.getByRole('link', { name: 'Back to the drawings' }).click()
  await expect(page.getByRole('link', { name: 'Turn them' })).toBeVisible()
})

test('one more machine is seen as those that are there', async ({ page }) => {
  // How they are seen is known before they are drawn.
  await page.route(/machine-view-worker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {}' }),
  )
  await page.goto(`${both}&only=differences&show=3d&view=rear,stow`)
  await expect(page.getByText('Loading 3D')).toBeVisible()
  await page.getByLabel('Add a machine').selectOption('Flatbed')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('columnheader', { name: /Flatbed/ })).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect([...searchParams]).toEqual([
    ['machines', 'wotan'],
    ['machines', 'cuty'],
    ['only', 'differences'],
    ['machines', 'flatbed'],
    ['show', '3d'],
    ['view', 'rear,stow'],
  ])
})

for (const [what, script] of [
  ['loses its context', "onmessage = () => postMessage({ is: 'lost' })"],
  ['hangs', 'onmessage = () => {}'],
  [
    'hangs with half of them made',
    "onmessage = () => { postMessage({ is: 'made', machines: 1 }); onmessage = null }",
  ],
  ['dies', "throw new Error('dead')"],
] as const) {
  test(`a worker that ${what} gives the drawings back`, async ({ page }) => {
    await page.clock.install()
    await page.route(/machine-view-worker/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    const asked = page.waitForResponse(/machine-view-worker/)
    await page.goto(`${both}&show=3d`)
    await asked
    if (/half/.test(what)) await expect(page.getByText('Loading 3D: 1 of 2')).toBeVisible()
    if (what.startsWith('hangs')) await page.clock.fastForward(31_000)
    const said = what === 'hangs' ? /3D did not come in time/ : /3D cannot be shown/
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByRole('img', { name: /Line drawing of the Dino Wotan/ })).toBeVisible()
  })
}

test('their motion can be stopped on its way, and goes on', async ({ page }) => {
  await page.goto(`${both}&show=3d`)
  await rested(page)
  const stow = page.getByRole('button', { name: 'Stowed' })
  await stow.click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(stow).toHaveAttribute('aria-pressed', 'false')
  await rested(page)
  await stow.click()
  // It has its own name again once the motion is over, which a machine with other work draws slowly.
  await expect(stow).toHaveAttribute('aria-pressed', 'true', { timeout: 200_000 })
  await expect(page).toHaveURL(/view=stow$/)
})

test('who saves data is asked first', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(`${both}&show=3d`)
  await expect(page.getByRole('button', { name: 'Load it' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Line drawing of the Dino Wotan/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address shows the drawings, and says what scripts would do', async ({ page }) => {
    await page.goto(`${both}&show=3d`)
    // Its text is read as none by the locator.
    await expect(page.locator('.compare-drawings noscript')).toBeVisible()
    await expect(page.getByRole('img', { name: /Line drawing of the Dino Wotan/ })).toBeVisible()
  })
})
