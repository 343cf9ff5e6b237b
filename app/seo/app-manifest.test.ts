import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { inLanguage } from '../../content/language/in-language.server.ts'
import { translations } from '../../content/language/languages.ts'
import { appManifest } from './app-manifest.server.ts'

const english = await readFile('public/manifest.webmanifest', 'utf8')

test('in English the app is as its file says', () => {
  expect(inLanguage('en', () => appManifest(english))).toBe(english)
})

test.each(translations)(
  'the app of /%s begins there, and says what it is in that language',
  (language) => {
    const said = JSON.parse(inLanguage(language, () => appManifest(english))) as typeof given
    const given = JSON.parse(english) as Record<'name' | 'description' | 'short_name', string> & {
      icons: unknown
      shortcuts: { name: string }[]
    }
    const path = `/${language}`
    expect(said).toMatchObject({ id: path, start_url: path, lang: `${language}-IN`, scope: '/' })
    expect(said).toMatchObject({ short_name: given.short_name, icons: given.icons })
    expect(said.shortcuts).toMatchObject([
      { url: `${path}#products` },
      { url: `${path}/downloads` },
    ])
    const words = [said.name, said.description, ...said.shortcuts.map(({ name }) => name)]
    for (const word of words) expect(word).toMatch(/[\u0900-\u0d7f]/)
  },
)
