import type { Page } from '@playwright/test'

/**
 * Does to the page what Chrome's translation does, but for other words: it says its own language on the document, takes each text
 * out and puts two elements with another in its place, and goes on with what comes later.
 */
export async function translateAs(language: string, page: Page): Promise<void> {
  await page.evaluate(translate, language)
}

/** The same for each page that is opened from now on, before its scripts have come: as for whoever lets pages of ours always be translated. */
export async function alwaysTranslateAs(language: string, page: Page): Promise<void> {
  await page.addInitScript(translate, language)
}

function translate(language: string): void {
  const untouched = 'script, style, noscript, textarea, option, svg, [translate="no"]'
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  const translateIn = (root: Node) => {
    for (const text of textsIn(root)) {
      const parent = text.parentElement
      if (!parent || !text.data.trim() || parent.closest(untouched)) continue
      if (parent.parentElement?.matches('font')) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild!.textContent = text.data
      text.replaceWith(outer)
    }
  }
  const start = () => {
    document.documentElement.lang = language
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) translateIn(node)
    }).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
