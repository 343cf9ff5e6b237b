import { t } from '../../content/language/t.ts'

/** In the place of a part whose code did not come: the page stays, and can be loaded anew. */
export function NotLoaded() {
  return <p role="status">{t('It did not load. Reload the page.')}</p>
}
