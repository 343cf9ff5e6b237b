import archivo from '../../fonts/archivo.woff2?url'
import malayalam from '../fonts/anek-malayalam.woff2?url'
import devanagari from '../fonts/noto-sans-devanagari.woff2?url'

interface NameFont {
  family: string
  /** What it is fetched for. */
  letters: RegExp
  url: string
  descriptors?: FontFaceDescriptors
}

/** Latin letters beside those of another script are the site's own: the page has that file already. */
const fonts: readonly NameFont[] = [
  {
    family: 'Name Malayalam',
    letters: /\p{Script=Malayalam}/u,
    url: malayalam,
    descriptors: { unicodeRange: 'U+0D00-0D7F, U+200C-200D, U+25CC', weight: '700' },
  },
  {
    family: 'Name Devanagari',
    letters: /\p{Script=Devanagari}/u,
    url: devanagari,
    descriptors: { unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC', weight: '700' },
  },
  {
    family: 'Name Latin',
    letters: /[A-Za-z0-9]/,
    url: archivo,
    descriptors: { weight: '400 600', stretch: '100% 125%' },
  },
]

const ofDevice =
  '"Noto Sans Malayalam", "Noto Sans Devanagari", "Nirmala UI", system-ui, sans-serif'

/** What a name is set in now. Chromium's workers keep what a font's words once led to, so those that are not there yet are not named. */
export const nameFont = (): string =>
  `700 expanded 100px ${[...[...there].map((family) => `"${family}"`), ofDevice].join()}`

const scopes = globalThis as unknown as { fonts?: FontFaceSet }
const there = new Set<string>()
const loading = new Map<string, Promise<boolean>>()

function needed(name: string): NameFont[] {
  const [latin, ...others] = [...fonts].reverse()
  const scripts = others.filter(({ letters }) => letters.test(name))
  if (scripts.length === 0) return []
  return latin!.letters.test(name) ? [...scripts, latin!] : scripts
}

/** @returns whether the name is now set in another font than before; never throws: the device has one */
export async function fetchFontsFor(name: string): Promise<boolean> {
  if (!scopes.fonts || typeof FontFace === 'undefined') return false
  const missing = needed(name).filter(({ family }) => !there.has(family))
  const came = await Promise.all(missing.map(fetched))
  return came.some(Boolean)
}

/** One at a time of each; one that failed is tried again with the next letter. */
function fetched({ family, url, descriptors }: NameFont): Promise<boolean> {
  const face = new FontFace(family, `url(${url}) format("woff2")`, descriptors)
  const loaded =
    loading.get(family) ??
    face
      .load()
      .then(
        () => Boolean(scopes.fonts?.add(face) && there.add(family)),
        () => false,
      )
      .finally(() => loading.delete(family))
  loading.set(family, loaded)
  return loaded
}
