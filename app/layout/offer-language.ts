import './offer-language.css'
import {
  aboutLanguage,
  isLanguage,
  pathIn,
  type Translation,
} from '../../content/language/languages.ts'

const key = 'language-offered'

/** In the reader's own words: the page says the same in their language. */
const words = {
  ml: { offer: 'മലയാളത്തിൽ വായിക്കാം', close: 'അടയ്ക്കുക' },
  hi: { offer: 'हिंदी में पढ़ें', close: 'बंद करें' },
} satisfies Record<Translation, { offer: string; close: string }>

/** The first language of the reader's that the site is written in; English when there is none. */
export function readersLanguage(asked: readonly string[]) {
  return asked.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'en'
}

/**
 * Offers the page in the reader's own language, once: whoever has pressed or closed it is not asked again. Nobody is sent
 * there unasked.
 */
export function offerLanguage(): void {
  const language = readersLanguage(navigator.languages)
  if (language === 'en' || document.querySelector('.offer-language') || wasOffered()) return
  const bar = document.createElement('aside')
  bar.className = 'offer-language'
  bar.lang = language
  bar.setAttribute('aria-label', aboutLanguage[language].name)
  const link = document.createElement('a')
  link.textContent = words[language].offer
  link.hreflang = language
  const aim = () =>
    (link.href = pathIn(language, location.pathname) + location.search + location.hash)
  aim()
  link.addEventListener('click', () => {
    aim()
    remember()
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.ariaLabel = words[language].close
  close.addEventListener('click', () => {
    remember()
    bar.remove()
  })
  bar.append(link, close)
  document.querySelector('#main')!.after(bar)
}

/** Where nothing may be kept, it is offered once a page. */
function wasOffered(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, 'yes')
  } catch {
    // It will be offered again.
  }
}
