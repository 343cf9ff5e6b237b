import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import type { ListedPage } from '../../content/site-pages.ts'
import { productPath } from '../../content/site.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import plan from '../drawings/half-plan.svg?url'
import { LanguageLinks } from './language-switch.tsx'
import type { MenuGroup } from './menu-group.ts'
import { Wordmark } from '../ui/wordmark.tsx'

interface FooterProps {
  groups: MenuGroup[]
  pages: { footer: ListedPage[] }
  builtIn: number
  /** What the drawing shows. */
  drawn?: string
}

export function Footer({ groups, pages, builtIn, drawn }: FooterProps) {
  const company = useCompany()
  return (
    <footer className="footer on-ink">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-company">
            <Link to="/" className="logo footer-logo" aria-label={t('DINO, home')}>
              <Wordmark />
            </Link>
            <p lang={languageOf(company.tagline)}>{company.tagline}</p>
            <a href={company.phone.href}>{company.phone.display}</a>
            <a href={`mailto:${company.salesEmail}`}>{company.salesEmail}</a>
            {company.social.map(({ name, href }) => (
              <a key={href} href={href} rel="me noreferrer">
                {name}
              </a>
            ))}
          </div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={t('{group}, all', { group: group.title })}>
              <p className="label">{group.title}</p>
              <ul>
                {group.products.map((product) => (
                  <li key={product.id}>
                    <Link to={productPath(product)}>{product.title}</Link>
                  </li>
                ))}
                {group.all && (
                  <li>
                    <Link to="/#products">{group.all}</Link>
                  </li>
                )}
              </ul>
            </nav>
          ))}
          <nav aria-label={t('Company')}>
            <p className="label">{t('Company')}</p>
            <ul>
              {pages.footer.map((page) => (
                <li key={page.to}>
                  <Link to={page.to}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <p className="label">{t('Workshop')}</p>
            <address>
              {company.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        </div>
        <img className="footer-plan" src={plan} alt="" width={1600} height={300} loading="lazy" />
        <div className="footer-base">
          <p>
            © <CurrentYear builtIn={builtIn} />{' '}
            {t('{name}, established {established} in Kerala', company)}
          </p>
          <p className="languages">
            <LanguageLinks />
          </p>
          <Link to="/privacy">{t('Privacy')}</Link>
          {drawn && <p>{drawn}</p>}
        </div>
      </div>
    </footer>
  )
}

/** The visitor's year. The page may have been made in an earlier one: that one is shown until scripts run. */
function CurrentYear({ builtIn }: { builtIn: number }) {
  return useHydrated() ? yearNow() : builtIn
}

const yearNow = () => new Date().getFullYear()
