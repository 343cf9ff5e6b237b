import { t } from '../../content/language/t.ts'

/** '2 pages' */
export const pagesInWords = (n: number): string =>
  n === 1 ? t('{n} page', { n }) : t('{n} pages', { n })
