import { here, t } from '../../../content/language/t.ts'
import type { AskedOnPage } from './asked-on-page.server.ts'
import { ConfigurationFacts } from '../configuration-facts.tsx'
import styles from './exactly-this.css?url'

/** What was put together in 3D, in a form that the browser itself sends: a tick less, and it goes without. */
export function ExactlyThis({ view, product, lines, path }: AskedOnPage) {
  return (
    <fieldset className="exactly-this">
      <link rel="stylesheet" href={styles} precedence="page" />
      <legend>{t('Exactly this')}</legend>
      <label>
        <input type="checkbox" name="view" value={view} defaultChecked />
        {t('The Dino {title} as you put it together in 3D goes along', product)}
      </label>
      {/* Another machine chosen above was not put together so. */}
      <input type="hidden" name="viewOf" value={product.id} />
      <ConfigurationFacts lines={lines} />
      {path && (
        <p>
          <a href={here(path)}>{t('See it in 3D')}</a>
        </p>
      )}
    </fieldset>
  )
}
