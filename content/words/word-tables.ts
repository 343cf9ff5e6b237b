import { aboutWords } from './about.ts'
import { accountWords } from './account.ts'
import { bookingWords } from './booking.ts'
import { commonWords } from './common.ts'
import { downloadsWords } from './downloads.ts'
import { enquiriesWords } from './enquiries.ts'
import { filmsWords } from './films.ts'
import { findWords } from './find.ts'
import { galleryWords } from './gallery.ts'
import { homeWords } from './home.ts'
import { keptWords } from './kept.ts'
import { layoutWords } from './layout.ts'
import { machineViewWords } from './machine-view.ts'
import { mailsWords } from './mails.ts'
import { newsWords } from './news.ts'
import { noticeWords } from './notice.ts'
import { papersWords } from './papers.ts'
import { privacyWords } from './privacy.ts'
import { productsWords } from './products.ts'
import { quotesWords } from './quotes.ts'
import { serverWords } from './server.ts'
import { shortlistWords } from './shortlist.ts'
import type { WordTable } from './word-table.ts'

/** All tables of texts that are typed where they are said, by the part of the site that says them. For the server: pages get them as a file. */
export const wordTables = {
  common: commonWords,
  layout: layoutWords,
  kept: keptWords,
  home: homeWords,
  about: aboutWords,
  gallery: galleryWords,
  downloads: downloadsWords,
  news: newsWords,
  notice: noticeWords,
  privacy: privacyWords,
  products: productsWords,
  machineView: machineViewWords,
  films: filmsWords,
  find: findWords,
  enquiries: enquiriesWords,
  shortlist: shortlistWords,
  booking: bookingWords,
  account: accountWords,
  quotes: quotesWords,
  papers: papersWords,
  mails: mailsWords,
  server: serverWords,
} satisfies Readonly<Record<string, WordTable>>
