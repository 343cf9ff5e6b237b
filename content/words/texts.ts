import type { aboutWords } from './about.ts'
import type { accountWords } from './account.ts'
import type { bookingWords } from './booking.ts'
import type { certificatesWords } from './certificates.ts'
import type { commonWords } from './common.ts'
import type { downloadsWords } from './downloads.ts'
import type { enquiriesWords } from './enquiries.ts'
import type { filmsWords } from './films.ts'
import type { findWords } from './find.ts'
import type { galleryWords } from './gallery.ts'
import type { givenWords } from './given.ts'
import type { homeWords } from './home.ts'
import type { keptWords } from './kept.ts'
import type { layoutWords } from './layout.ts'
import type { lightboxWords } from './lightbox.ts'
import type { machineViewWords } from './machine-view.ts'
import type { mailsWords } from './mails.ts'
import type { newsWords } from './news.ts'
import type { noticeWords } from './notice.ts'
import type { papersWords } from './papers.ts'
import type { privacyWords } from './privacy.ts'
import type { productsWords } from './products.ts'
import type { quotesWords } from './quotes.ts'
import type { searchWords } from './search.ts'
import type { sendingWords } from './sending.ts'
import type { serverWords } from './server.ts'
import type { shortlistWords } from './shortlist.ts'

/** Every text that a page, a mail or a paper may say. */
export type Text =
  | keyof typeof commonWords
  | keyof typeof layoutWords
  | keyof typeof searchWords
  | keyof typeof keptWords
  | keyof typeof homeWords
  | keyof typeof aboutWords
  | keyof typeof galleryWords
  | keyof typeof lightboxWords
  | keyof typeof downloadsWords
  | keyof typeof certificatesWords
  | keyof typeof newsWords
  | keyof typeof noticeWords
  | keyof typeof privacyWords
  | keyof typeof productsWords
  | keyof typeof machineViewWords
  | keyof typeof filmsWords
  | keyof typeof findWords
  | keyof typeof enquiriesWords
  | keyof typeof sendingWords
  | keyof typeof shortlistWords
  | keyof typeof bookingWords
  | keyof typeof accountWords
  | keyof typeof quotesWords
  | keyof typeof papersWords
  | keyof typeof givenWords
  | keyof typeof serverWords
  | keyof typeof mailsWords
