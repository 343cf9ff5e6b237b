import { here, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { tNodes } from '../ui/t-nodes.tsx'

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
          {tNodes(
            '{slot} works without JavaScript too. Or call {phone}, write to {email}, and we will find a time.',
            {
              slot: <a href={here('/book')}>{t('Find a slot')}</a>,
              phone: <a href={company.phone.href}>{company.phone.display}</a>,
              email: <a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>,
            },
          )}{' '}
          <a href={here('/') + '#contact'}>{t('All ways to reach us')}</a>
        </p>
      )}
    </noscript>
  )
}
