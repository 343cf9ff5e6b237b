import { createContext } from 'react-router'
import { asDelivered, type SiteContent } from '../../content/site-content.ts'

/** What the site says now: set by the server for each page; as delivered while the build makes its pages. */
export const siteContentContext = createContext<SiteContent>(asDelivered)
