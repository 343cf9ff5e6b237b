import { aboutTexts, type AboutTexts } from './about.ts'
import { homeTexts, type HomeTexts } from './home.ts'
import { company, type Company } from './company.ts'

/** All that the owner can change, as the site says it now. Pages get it from their loaders, all else from the services. */
export interface SiteContent {
  company: Company
  home: HomeTexts
  about: AboutTexts
}

/** What the site says until something is published. */
export const asDelivered: SiteContent = { company, home: homeTexts, about: aboutTexts }
