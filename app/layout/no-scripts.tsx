import { useCompany } from '../page/company.ts'

/** Without scripts: hides what only scripts can do, opens the Products menu by hover and focus, and every tab's panel. */
export const noScriptStyles = `
  .needs-scripts { display: none !important }
  .tabs .tab-panel { display: block !important }
  .header:has(.products-button:hover, .products-button:focus, .menu:hover, .menu:focus-within) .menu { display: block }
`

/** The booking dialog needs scripts: leads to the book as a page instead. React leaves what stands in it to the server. */
export function NoScripts() {
  const company = useCompany()
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="no-scripts wrap">
          <a href="/book">Find a slot</a> works without JavaScript too. Or call{' '}
          <a href={company.phone.href}>{company.phone.display}</a>, write to{' '}
          <a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>, and we will find a
          time. <a href="/#contact">All ways to reach us</a>
        </p>
      )}
    </noscript>
  )
}
