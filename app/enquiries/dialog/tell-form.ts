/**
 * What goes along with the form of a dialog is another now: its message that waits for a network is held back, as when somebody
 * types.
 */
export function tellForm(beside: Element | null): void {
  const form = beside?.closest('.enquiry-dialog')?.querySelector('form')
  form?.dispatchEvent(new Event('input', { bubbles: true }))
}
