import { t } from '../../content/language/t.ts'
import { escapeMarkup } from '../page/escape-markup.ts'
import { fromPhoneId } from '../page/from-phone.ts'
import { datePlace } from './kept-list.ts'
import { networkLink } from './requests.ts'

/**
 * What stands at the foot of a page that is shown from the phone. As text, with its own looks: the worker puts it into the page, which
 * knows nothing of it, and no other page carries any of it.
 */
export const asOfBar =
  () => `<aside id="${fromPhoneId}" class="not-printed" aria-label="${escapeMarkup(t('Shown from this phone'))}"><style>
#${fromPhoneId}{position:fixed;z-index:6;inset:auto 0 0;padding:7px 16px;background:#101214;color:#f6f4ef;font:500 0.875rem/1.4 var(--font-sans);text-align:center}
#${fromPhoneId} a{display:inline-block;padding:3px 0;margin-left:8px;color:inherit;text-underline-offset:3px}
#${fromPhoneId} p{margin:0}
html{scroll-padding-bottom:56px}body{padding-bottom:44px}
@media print{#${fromPhoneId}{display:none}}
</style><p>${escapeMarkup(t('Shown from this phone, as of {date}.', { date: datePlace }))}<a href="${networkLink}">${escapeMarkup(t('Try the network'))}</a></p></aside>`
