import { t } from '../../content/language/t.ts'

/** Of a paper, or of a page of it, that this browser can't draw. */
export const notShownHere = () =>
  t('This document could not be shown here. Try again, or download it and open it on your device.')
