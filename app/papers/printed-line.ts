import { t } from '../../content/language/t.ts'
import type { ConfigurationLine } from '../rules/configuration.ts'

/** What the papers' type has: some of Latin, the sign of the rupee, the blocks of Devanagari (with accents and dandas) and Malayalam, and what joins their letters. */
const letters =
  /^(?:[\u0951-\u0954]|[ -~\u00a0©«°²³·»×é–—‘’“”•…′″₹−।॥\u200c\u200d]|(?=[ -\u0dff])(?:\p{Script=Devanagari}|\p{Script=Malayalam}))*$/u

/** A line as a paper can say it: of a name in another script it says where it is seen. */
export const printed = ({ label, value }: ConfigurationLine): ConfigurationLine => ({
  label,
  value: letters.test(value) ? value : t('In letters that this paper’s type lacks: see it in 3D'),
})
