import type { Page } from '@playwright/test'

/** What a reader may set for all text (WCAG 1.4.12). */
export const looserText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Pictures of machines: of what is drawn on them, the paint counts, and neither the air around nor the shadow. */
const machines = ':not(.feature-picture) > .framed img, .hero-slides img, .evolved-picture'
/** What lies on a picture on purpose, or lies over the page for a moment. */
const apart = '.feature-picture, .film, .evolved-edge, header, .product-bar'

/** All pictures of the page, fetched and drawn, at the size that the window has now. */
export function pictured(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
    // A busy machine tells the page its new size a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Words that are broken where no hyphen is, for want of room in their column; none of what an address or a file is called. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data, parentElement } = node as Text
      if (!parentElement!.checkVisibility({ checkVisibilityCSS: true })) continue
      if (parentElement!.closest('.sr-only, .enquiry-trap, a[href^="mailto:"]')) continue
      // For readers alone.
      if (getComputedStyle(parentElement!).clipPath === 'inset(50%)') continue
      for (const { 0: word, index } of data.matchAll(/[^\s\-–/]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.add(word)
      }
    }
    return [...broken]
  })
}

/** Buttons that reach over the edge of what they stand in, and those that cut their own words. */
export function tooWideButtons(page: Page): Promise<string[]> {
  return page.locator('main .button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { right } = button.getBoundingClientRect()
        const around = button.parentElement!.getBoundingClientRect()
        return right > around.right + 1 || button.scrollWidth > button.clientWidth + 1
      })
      .map(({ textContent }) => textContent),
  )
}

/**
 * What is wrong with how the words of a page stand: cut off by the screen or by what they are in, lying on each other, or
 * lying on a machine.
 */
export function misplacedWords(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([machineSelector, apartSelector]) => {
      const wrong: string[] = []
      const lines = linesOfText().filter(({ element }) => !element.closest(apartSelector))
      for (const line of lines) if (isCut(line)) wrong.push(`cut: ${line.words}`)
      for (const [index, a] of lines.entries()) {
        for (const b of lines.slice(index + 1)) {
          if (a.text !== b.text && isSticky(a) === isSticky(b) && overlap(a.box, b.box) > 0.2)
            wrong.push(`on each other: ${a.words} / ${b.words}`)
        }
      }
      for (const image of document.querySelectorAll<HTMLImageElement>(machineSelector)) {
        if (!isSeen(image) || !image.complete || image.naturalWidth === 0) continue
        const box = image.getBoundingClientRect()
        const near = lines.filter((line) => overlap(line.box, box) > 0)
        if (near.length === 0) continue
        const bitmap = await createImageBitmap(image)
        for (const line of near)
          if (painted(bitmap, box, line.box) > 0.02) wrong.push(`on a machine: ${line.words}`)
      }
      return [...new Set(wrong)]

      interface Line {
        element: Element
        text: Text
        words: string
        box: DOMRect
      }

      function linesOfText(): Line[] {
        const found: Line[] = []
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node as Text
          const element = text.parentElement!
          if (!text.data.trim() || !isSeen(element) || isForReaders(element)) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          for (const { x, y, width, height } of range.getClientRects()) {
            // Letters fill the middle of their line.
            const box = new DOMRect(x, y + height * 0.2, width, height * 0.6)
            if (width > 1) found.push({ element, text, words: text.data.trim().slice(0, 40), box })
          }
        }
        return found
      }

      function isSeen(element: Element): boolean {
        return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
      }

      function isForReaders(element: Element): boolean {
        const own = (each: Element) => {
          const { clipPath, position, width } = getComputedStyle(each)
          return clipPath === 'inset(50%)' || (position === 'absolute' && width === '1px')
        }
        for (let each: Element | null = element; each; each = each.parentElement)
          if (own(each)) return true
        return false
      }

      function isSticky({ element }: Line): boolean {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true
        return false
      }

      function isCut({ element, box }: Line): boolean {
        if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) return true
        for (let each: Element | null = element; each; each = each.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(each)
          const frame = each.getBoundingClientRect()
          if (each === document.documentElement || each === document.body) break
          if (overflowX === 'auto' || overflowX === 'scroll') return false
          const across = box.left < frame.left - 1 || box.right > frame.right + 1
          const down = box.top < frame.top - 1 || box.bottom > frame.bottom + 1
          if (overflowX !== 'visible' && across) return true
          if (overflowY !== 'visible' && overflowY !== 'auto' && down) return true
        }
        return false
      }

      /** The share of the smaller box that lies in both. */
      function overlap(a: DOMRect, b: DOMRect): number {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (width <= 0 || height <= 0) return 0
        return (width * height) / Math.min(a.width * a.height, b.width * b.height)
      }

      /** The share of a box that a picture's machine covers. */
      function painted(picture: ImageBitmap, place: DOMRect, box: DOMRect): number {
        const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)]
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d')!
        context.drawImage(picture, place.x - box.x, place.y - box.y, place.width, place.height)
        const { data } = context.getImageData(0, 0, width, height)
        let covered = 0
        for (let at = 3; at < data.length; at += 4) if (data[at]! > 200) covered++
        return covered / (width * height)
      }
    },
    [machines, apart] as const,
  )
}
