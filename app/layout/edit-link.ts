import { splitPath } from '../../content/language/languages.ts'

/** Offers staff to edit the page that they look at: the office finds what is shown there. Loaded only where somebody was in the office. */
export function offerToEdit(): void {
  const nav = document.createElement('nav')
  nav.className = 'not-printed'
  // Here, so that visitors fetch none of it.
  Object.assign(nav.style, { position: 'fixed', right: '12px', bottom: '12px', zIndex: '5' })
  nav.ariaLabel = 'For staff'
  const link = document.createElement('a')
  link.className = 'button button-signal button-compact'
  link.textContent = 'Edit'
  link.href = '/staff/site'
  // The router changes pages without telling.
  const follow = () => {
    const { path } = splitPath(location.pathname)
    link.href = `/staff/site?page=${encodeURIComponent(path)}`
  }
  for (const event of ['pointerenter', 'focus', 'click']) link.addEventListener(event, follow)
  nav.append(link)
  document.body.append(nav)
}
