import { here, t } from '../content/language/t.ts'
import { brandName } from '../content/brand.ts'
import type { Company } from '../content/company.ts'
import { escapeMarkup } from '../app/page/escape-markup.ts'

/**
 * What a phone without a network shows where a page is not kept: the frame of a page of the site, without its scripts, and words.
 *
 * @param around any public page as it is published
 */
export function notKeptPage(around: string, { phone }: Company): string {
  const words = {
    code: t('Offline'),
    title: t('This page is not kept on this phone'),
    lead: t(
      'There is no network just now. The machines, the gallery, the downloads and our story are kept, and the search finds them. A slot is booked with a network, or by telephone.',
    ),
    home: t('Return to Home'),
    again: t('Try again'),
    call: t('Call {phone}', { phone: phone.display }),
    short: t('This page is not kept'),
  }
  // Whoever translates writes no markup.
  const say = (word: keyof typeof words) => escapeMarkup(words[word])
  const message = `<div class="message"><div class="wrap message-columns" style="grid-template-columns:minmax(0,1fr);min-height:0"><div><p class="message-code" aria-hidden="true">${say('code')}</p>
<h1 class="wide heading-2">${say('title')}</h1>
<p class="lead">${say('lead')}</p>
<div class="actions"><a class="button button-ink" href="${here('/')}"><span>${say('home')}</span></a><a class="button button-outline" href=""><span>${say('again')}</span></a><a class="button button-outline" href="${escapeMarkup(phone.href)}"><span>${say('call')}</span></a></div></div></div></div>`
  return (
    around
      .replaceAll(/<noscript><p class="no-scripts[\s\S]*?<\/noscript>/g, '')
      // What is there for a page without scripts, as this one is.
      .replaceAll(/<noscript>(<style[\s\S]*?)<\/noscript>/g, '$1')
      .replaceAll(
        /<noscript>(<a [\s\S]*?)<\/noscript>/g,
        '<span style="margin-left:auto">$1</span>',
      )
      .replaceAll(/<(no)?script\b[^>]*>[\s\S]*?<\/\1script>|<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(
        /<link rel="(canonical|modulepreload)"[^>]*>|<meta (property|name)="(og|twitter|description)[^>]*>/g,
        '',
      )
      .replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '')
      .replace(
        /<title>[^<]*<\/title>/,
        () =>
          `<title>${say('short')} | ${brandName}</title><meta name="robots" content="noindex"/>`,
      )
      .replace(/(<main[^>]*>)[\s\S]*<\/main>/, (_, main: string) => `${main}${message}</main>`)
  )
}
