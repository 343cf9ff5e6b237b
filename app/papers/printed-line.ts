import { t } from '../../content/language/t.ts'
import type { ConfigurationLine } from '../rules/configuration.ts'

/** What the papers' type has: some of Latin, Devanagari and Malayalam, and what joins their letters. */
const letters = /^(?:[ -~\u00a0©«°²³·»×é–—‘’“”•…′″−।\u200c\u200d]|[\u0900-\u097f\u0d00-\u0d7f])*$/u

/** A line as a paper can say it: of a name in another script it says where it is seen. */
export const printed = ({ label, value }: ConfigurationLine): ConfigurationLine => ({
  label,
  value: letters.test(value) ? value : t('In letters that this paper’s type lacks: see it in 3D'),
})
