import type { Locator } from '@playwright/test'

/** Words that go on in the next line; what is longer than `most` characters may. */
export const brokenWords = (part: Locator, most = Infinity): Promise<string[]> =>
  part.evaluate((root, longest) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
        if (word.length > longest) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
      }
    }
    return found
  }, most)
