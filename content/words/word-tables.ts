import { aboutWords } from './about.ts'
import { accountWords } from './account.ts'
import { bookingWords } from './booking.ts'
import { certificatesWords } from './certificates.ts'
import { commonWords } from './common.ts'
import { downloadsWords } from './downloads.ts'
import { enquiriesWords } from './enquiries.ts'
import { filmsWords } from './films.ts'
import { findWords } from './find.ts'
import { galleryWords } from './gallery.ts'
import { givenWords } from './given.ts'
import { homeWords } from './home.ts'
import { keptWords } from './kept.ts'
import { layoutWords } from './layout.ts'
import { lightboxWords } from './lightbox.ts'
import { machineViewWords } from './machine-view.ts'
import { mailsWords } from './mails.ts'
import { newsWords } from './news.ts'
import { noticeWords } from './notice.ts'
import { papersWords } from './papers.ts'
import { privacyWords } from './privacy.ts'
import { productsWords } from './products.ts'
import { quotesWords } from './quotes.ts'
import { searchWords } from './search.ts'
import { sendingWords } from './sending.ts'
import { serverWords } from './server.ts'
import { shortlistWords } from './shortlist.ts'
import type { WordTable } from './word-table.ts'

/** All tables of texts that are typed where they are said, by the part of the site that says them. For the server: pages get them as a file. */
export const wordTables = {
  common: commonWords,
  layout: layoutWords,
  search: searchWords,
  kept: keptWords,
  home: homeWords,
  about: aboutWords,
  gallery: galleryWords,
  lightbox: lightboxWords,
  downloads: downloadsWords,
  certificates: certificatesWords,
  news: newsWords,
  notice: noticeWords,
  privacy: privacyWords,
  products: productsWords,
  machineView: machineViewWords,
  films: filmsWords,
  find: findWords,
  enquiries: enquiriesWords,
  sending: sendingWords,
  shortlist: shortlistWords,
  booking: bookingWords,
  account: accountWords,
  quotes: quotesWords,
  papers: papersWords,
  mails: mailsWords,
  given: givenWords,
  server: serverWords,
} satisfies Readonly<Record<string, WordTable>>

/**
 * Those that only parts of a page say that are fetched when somebody asks for them: dialogs, views, the 3D view. Pages begin
 * without them (`with-words.ts`).
 */
export const partTables = [
  'search',
  'kept',
  'lightbox',
  'certificates',
  'machineView',
  'find',
  'sending',
  'shortlist',
  'booking',
  'account',
  'quotes',
] as const satisfies (keyof typeof wordTables)[]

/** Those that no script of a page says: mails, papers, what the server says by itself, and what it gives to pages as it is said. */
export const serverTables = [
  'papers',
  'mails',
  'given',
  'server',
] as const satisfies (keyof typeof wordTables)[]
