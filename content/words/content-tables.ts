import { ofAboutWords } from './of-about.ts'
import { ofCompanyWords } from './of-company.ts'
import { ofGalleryMoreWords } from './of-gallery-more.ts'
import { ofGalleryWords } from './of-gallery.ts'
import { ofHolidaysWords } from './of-holidays.ts'
import { ofMessagesWords } from './of-messages.ts'
import { ofPrivacyWords } from './of-privacy.ts'
import { ofProductsBedsWords } from './of-products-beds.ts'
import { ofProductsCranesWords } from './of-products-cranes.ts'
import { ofProductsKnuckleWords } from './of-products-knuckle.ts'
import { ofProductsWheelsWords } from './of-products-wheels.ts'
import { ofProductsWords } from './of-products.ts'
import { ofRangeWords } from './of-range.ts'
import type { WordTable } from './word-table.ts'

/**
 * Tables of the delivered content, which comes to pages as data and is found by its English words at that moment. What the owner
 * changes is found no more, and stands in English until somebody translates it.
 */
export const contentTables: Readonly<Record<string, WordTable>> = {
  ofProducts: ofProductsWords,
  ofProductsKnuckle: ofProductsKnuckleWords,
  ofProductsCranes: ofProductsCranesWords,
  ofProductsBeds: ofProductsBedsWords,
  ofProductsWheels: ofProductsWheelsWords,
  ofRange: ofRangeWords,
  ofCompany: ofCompanyWords,
  ofAbout: ofAboutWords,
  ofMessages: ofMessagesWords,
  ofPrivacy: ofPrivacyWords,
  ofHolidays: ofHolidaysWords,
  ofGallery: ofGalleryWords,
  ofGalleryMore: ofGalleryMoreWords,
}
