import { createContext } from 'react-router'

/** Takes what failed while a page was made; the server logs it, and may answer with something else than the page. */
export type TellOfFailure = (error: unknown) => void

/** Set by the server for each request; null while prerendering. */
export const failureContext = createContext<TellOfFailure | null>(null)
