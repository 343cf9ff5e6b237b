import type { Page } from '@playwright/test'

/** Opens a page and waits until its sections are followed. */
export async function open(page: Page, path: string): Promise<void> {
  const following = page.waitForResponse(/follow-requests/)
  await page.goto(path)
  await (await following).finished()
  await page.waitForLoadState('networkidle')
}

/** Where the page comes to rest: the same place for several frames, which is longer than the lock is after its animation. */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [still, last] = [0, -1]
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still >= 12) resolve(last)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}

export const sectionsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section:not(section section), body > footer')].map(
      (element) => {
        const { top, bottom } = element.getBoundingClientRect()
        const name = element.id || element.getAttribute('aria-labelledby') || element.tagName
        return { name, top: top + window.scrollY, bottom: bottom + window.scrollY }
      },
    ),
  )

export const topOf = async (page: Page, name: string) => {
  const section = (await sectionsOf(page)).find((each) => each.name === name)
  return section!.top
}
