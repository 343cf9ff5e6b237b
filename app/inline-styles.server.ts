import drawnPages from './booking/drawn-pages.css?inline'
import ownVisit from './booking/own-visit.css?inline'
import ownVisitFile from './booking/own-visit.css?url'
import visitFields from './booking/visit-fields.css?inline'
import visitFieldsFile from './booking/visit-fields.css?url'
import site from './site.css?inline'
import siteInOtherScripts from './site-in-other-scripts.css?inline'
import siteInOtherScriptsFile from './site-in-other-scripts.css?url'

/** What only some of these pages ask for. */
const ofSome: [file: string, styles: string][] = [
  [ownVisitFile, ownVisit],
  [visitFieldsFile, visitFields],
]

/**
 * The page with its styles in it, for somebody who comes with an empty cache on a slow connection: the files of their own would
 * wait for each other, and without scripts for every picture of the menu. They are fetched all the same, as they are asked for
 * on paper, for the pages that follow.
 */
export function withInlineStyles(page: string): string {
  const sheet = page.includes(siteInOtherScriptsFile) ? siteInOtherScripts : site
  const more = ofSome.flatMap(([file, styles]) => (page.includes(file) ? [styles] : []))
  const styles = `<style>${sheet}${drawnPages}${more.join('')}</style></head>`
  return page
    .replaceAll(/<link (?=[^>]*rel="stylesheet")/g, '<link media="print" ')
    .replace('</head>', () => styles)
}

/** Whether the styles are likely not there yet: whoever goes from one of our pages to another has them. */
export function comesFromElsewhere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  return site !== null && site !== 'same-origin'
}
