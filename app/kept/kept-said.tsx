import { aboutLanguage, splitPath } from '../../content/language/languages.ts'
import { locale, t } from '../../content/language/t.ts'
import { readableSize } from '../rules/readable-size.ts'
import { tNodes } from '../ui/t-nodes.tsx'
import { prefixHere, type KeptHere, type Offer } from './keep-here.ts'
import type { KeptState } from './kept-store.ts'

/** What of the catalogue is on this phone. */
export function Said({ here, offer }: { here: KeptHere; offer: Offer | undefined }) {
  if (here.state) return <KeptSince {...here.state} />
  if (here.hasPart && offer !== 'gone')
    return t('The catalogue is only in part on this phone: it does not open without a network yet.')
  return wordsOf(offer)
}

function wordsOf(offer: Offer | undefined): string {
  if (!offer) return t('Looking …')
  if (offer === 'gone') return t('The catalogue is not offered for keeping at present.')
  if (offer === 'unreachable')
    return t('There is no network just now, and nothing is kept on this phone yet.')
  if (offer === 'unsaid')
    return t(
      'The site can’t say just now what there is to keep. Nothing is kept on this phone yet.',
    )
  return t('Nothing is kept on this phone yet.')
}

function KeptSince({ at, list: { bytes, prefix } }: KeptState) {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at)
  const size = readableSize(bytes)
  if (prefix === prefixHere())
    return t('Kept on this phone, as of {date} ({size}). It opens without a network.', {
      ...{ date, size },
    })
  const { language } = splitPath(prefix)
  return tNodes(
    'Kept on this phone in {language}, as of {date} ({size}): those pages open without a network, these don’t. A phone keeps one language.',
    { date, size, language: <span lang={language}>{aboutLanguage[language].name}</span> },
  )
}
