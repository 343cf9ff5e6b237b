import { createContext } from 'react-router'
import type { EnquiryAttempt } from './enquiry-attempt.ts'

/** Set by the server for the answer under way; null while prerendering and for everything else. */
export const enquiryAttemptContext = createContext<EnquiryAttempt | null>(null)
