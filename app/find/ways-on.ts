import { comparePath } from './compare-path.ts'
import { mostCompared } from './compared.ts'

/** Where machines that stand beside each other lead: without those that were taken off a moment ago, so the browser says it. */
export const waysOn = (ids: readonly string[]) => ({
  // Of one the form chooses it, and its enquiry is about it.
  ask: `/contact?topic=quote&${ids.length === 1 ? 'product' : 'machines'}=${ids.join(',')}`,
  compare: ids.length > 1 ? comparePath(ids.slice(0, mostCompared)) : null,
  compared: ids.length > mostCompared ? mostCompared : null,
})
