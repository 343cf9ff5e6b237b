import { createContext } from 'react'

/** Of the text that a visitor of this page is shown under /privacy: given by the root, and sent with each enquiry. */
export const PrivacyVersionContext = createContext<string | undefined>(undefined)
