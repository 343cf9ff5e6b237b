/** What is used here of a worker's clients. */
export interface Pages {
  matchAll(options: object): Promise<readonly { id: string; focus(): Promise<unknown> }[]>
  openWindow(path: string): Promise<unknown>
}

/**
 * Whoever presses a notification comes to the site's page that is open, or else to what waited.
 *
 * @param notice says where that is, in its visitor's language
 */
export async function showPage(pages: Pages, { data }: { data: unknown }): Promise<void> {
  const [open] = await pages.matchAll({ includeUncontrolled: true, type: 'window' })
  await (open ? open.focus() : pages.openWindow(String(data)))
}
