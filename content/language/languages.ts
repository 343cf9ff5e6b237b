/** What pages are written in; English is the original. */
export const languages = ['en', 'ml', 'hi'] as const
export type Language = (typeof languages)[number]
/** Those that are translated into. */
export type Translation = Exclude<Language, 'en'>
export const translations = ['ml', 'hi'] as const satisfies readonly Translation[]

/** Each language's name as it names itself, its name in the office, and the locale that writes its dates and numbers. */
export const aboutLanguage = {
  en: { name: 'English', inOffice: 'English', locale: 'en-IN' },
  ml: { name: 'മലയാളം', inOffice: 'Malayalam', locale: 'ml-IN' },
  hi: { name: 'हिन्दी', inOffice: 'Hindi', locale: 'hi-IN' },
} as const satisfies Record<Language, { name: string; inOffice: string; locale: string }>

/** 'Malayalam', of whoever is not written to in English. */
export const languageInOffice = (language: Language): string | null =>
  language === 'en' ? null : aboutLanguage[language].inOffice

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text)

/** What stands before every path of a language: nothing, `/ml`, `/hi`. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : (`/${language}` as const))

/** The same page in a language: `/ml/gallery` for `/gallery`. */
export const pathIn = (language: Language, path: string): string =>
  language !== 'en' && path.startsWith('/') ? prefixOf(language) + (path === '/' ? '' : path) : path

/** The language of a path, and the path as it is in English. `/mlx` is none. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, first, rest = ''] = /^\/(ml|hi)(\/.*)?$/.exec(path) ?? []
  return isLanguage(first) ? { language: first, path: rest || '/' } : { language: 'en', path }
}
