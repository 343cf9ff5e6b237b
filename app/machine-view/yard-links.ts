import { machineSearch } from './view-address.ts'

/** The files of the machine that stands at this address, for a telephone's own viewer. */
export const yardFile = (page: string, paint: string, kind: 'glb' | 'usdz'): string =>
  `${page}/yard/${encodeURIComponent(paint)}.${kind}`

/**
 * Opens Google's Scene Viewer; where there is none the browser goes back to the page.
 *
 * @param file its whole address
 * @param page where the visitor is
 * @see https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerLink(file: string, title: string, page: string): string {
  const asked = new URLSearchParams({ file, mode: 'ar_preferred', resizable: 'false', title })
  // A plus is no blank there.
  const query = asked.toString().replaceAll('+', '%20')
  return [
    `intent://arvr.google.com/scene-viewer/1.2?${query}#Intent`,
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end;',
  ].join(';')
}

/** What readers of codes take from a screen without coming near, in characters. */
const longestCode = 300

/** The address for the code of a page: where it is too long, the machine in its paint, as it is in its picture. */
export const codedLink = (link: string, paint: string): string =>
  link.length <= longestCode ? link : link.split('?')[0] + machineSearch(paint, '')

/** Apple's AR Quick Look: whoever looks can't make it larger or smaller. */
export const quickLookLink = (file: string): string => `${file}#allowsContentScaling=0`
