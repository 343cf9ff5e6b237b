import { aboutLanguage, splitPath } from '../../../content/language/languages.ts'
import { locale, t } from '../../../content/language/t.ts'
import { readableSize } from '../../rules/readable-size.ts'
import { tNodes } from '../../ui/t-nodes.tsx'
import { prefixHere, type KeptHere, type Offer } from '../keep-here.ts'
import type { KeptState } from '../kept-store.ts'

/** What of the catalogue is on this phone. */
export function Said({ here, offer }: { here: KeptHere; offer: Offer | undefined }) {
  if (!here.state) return <span>{nothingKept(here, offer)}</span>
  return (
    <>
      <span>
        <KeptSince {...here.state} />
      </span>
      {here.state.list.prefix !== prefixHere() && <span>{` ${whyNotNow(offer) ?? ''}`}</span>}
    </>
  )
}

function nothingKept(here: KeptHere, offer: Offer | undefined): string | undefined {
  if (here.hasPart && offer !== 'gone')
    return t('The catalogue is only in part on this phone: it does not open without a network yet.')
  const why = whyNotNow(offer)
  if (!offer || offer === 'gone') return why
  const nothing = t('Nothing is kept on this phone yet.')
  return why ? `${why} ${nothing}` : nothing
}

/** Why the pages of this language can’t be kept at this moment, unless they can. */
function whyNotNow(offer: Offer | undefined): string | undefined {
  if (!offer) return t('Looking …')
  if (offer === 'gone') return t('The catalogue is not offered for keeping at present.')
  if (offer === 'unreachable') return t('There is no network just now.')
  if (offer === 'unsaid') return t('The site can’t say just now what there is to keep.')
  return undefined
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
