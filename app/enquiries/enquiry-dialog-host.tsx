import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { LazyDialog } from '../page/lazy-dialog.tsx'
import { useDialogAddress } from '../page/use-dialog-address.ts'
import { asksForEnquiry, withoutRequest } from './enquiry-query.ts'

const load = async () =>
  (await withWords(import('./dialog/enquiry-dialog.tsx'))).loadEnquiryDialog()

/** Opens the enquiry dialog wherever the address says `?enquire`. */
export function EnquiryDialogHost() {
  const { isOpen, close } = useDialogAddress(asksForEnquiry, withoutRequest)
  return <LazyDialog title={t('Enquiry')} open={isOpen} onClose={close} load={load} />
}
