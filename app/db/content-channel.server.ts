/** Processes that show content listen here; the payload is empty. */
export const contentChannel = 'site_content'
