import { here, language, locale, translated } from '../../content/language/t.ts'

export const appManifestPath = '/manifest.webmanifest'

interface Shortcut {
  name: string
  url: string
}
interface AppManifest {
  name: string
  description: string
  shortcuts: Shortcut[]
}

/**
 * How a phone shows the site among its apps, in the language under way: it begins with that language's home page.
 *
 * @param english the text of the manifest as it is in English
 */
export function appManifest(english: string): string {
  if (language() === 'en') return english
  const { name, description, shortcuts, ...rest } = JSON.parse(english) as AppManifest
  return JSON.stringify({
    ...rest,
    // An app of its own: whoever has put both there keeps both.
    ...{ id: here('/'), start_url: here('/'), lang: locale() },
    ...{ name: translated(name), description: translated(description) },
    shortcuts: shortcuts.map(said),
  })
}

function said({ name, url }: Shortcut): Shortcut {
  const [path = '', ...place] = url.split('#')
  return { name: translated(name), url: [here(path), ...place].join('#') }
}
