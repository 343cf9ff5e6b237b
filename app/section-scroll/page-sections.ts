import { facilityOffset, leastHeight, sectionOffset, type Page } from './section-scroll.ts'

/** The page as it is now: its own sections in order, and the footer as the last one. */
export function readPage(): Page {
  const { scrollY, innerHeight } = window
  const elements = document.querySelectorAll<HTMLElement>('main > section, body > footer')
  const sections = Array.from(elements, (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return {
      top: top + scrollY,
      bottom: bottom + scrollY,
      offset: element.id === 'facility' ? facilityOffset : sectionOffset,
      isFooter: element.tagName === 'FOOTER',
    }
  })
  return {
    scrollY,
    windowHeight: innerHeight,
    height: document.documentElement.scrollHeight,
    sections: sections.filter(({ top, bottom }) => bottom - top > leastHeight),
  }
}
