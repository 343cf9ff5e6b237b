import { pageHydrated } from '../../app/ui/start-events.ts'
import { hydrated } from './hydrated.ts'
import { expect, readingTest as test } from './site.ts'

// The speculation rules are the server’s page alone: they leave with the first thing that changes once React is there.
const rules = 'script[type=speculationrules]'

for (const path of ['/', '/hi', '/products/wotan'])
  test(`${path} answers presses before it shows what changes once it is hydrated`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    // Within five milliseconds React would go on at once.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(
      ([event, shown]) => {
        // A microtask runs when the step that hydrated the page is over.
        addEventListener(event, () =>
          queueMicrotask(() => {
            document.documentElement.dataset.asServed = String(
              document.querySelector(shown) !== null,
            )
          }),
        )
      },
      [pageHydrated, rules] as const,
    )
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-as-served', 'true')
    await expect(page.locator(rules)).toHaveCount(0)
  })

test('a tab that is pressed in between is shown at once, whichever the address has opened', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(
    ([event, shown]) => {
      const press = async () => {
        document.querySelector<HTMLElement>('[role=tab][aria-controls=apps]')!.click()
        // React answers a press in the same step.
        await Promise.resolve()
        document.documentElement.dataset.seen = [
          document.querySelector(shown) && 'as served',
          document.querySelector('#apps')!.checkVisibility() && 'apps',
          document.querySelector('#specs')!.checkVisibility() && 'specs',
        ]
          .filter(Boolean)
          .join()
      }
      addEventListener(event, () => queueMicrotask(() => void press()))
    },
    [pageHydrated, rules] as const,
  )
  await page.goto('/products/wotan#specs')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'as served,apps')
})
