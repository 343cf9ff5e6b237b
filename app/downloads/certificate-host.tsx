import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { LazyDialog } from '../page/lazy-dialog.tsx'
import { useDialogAddress } from '../page/use-dialog-address.ts'
import { certificateId, withoutCertificate } from './certificate-query.ts'
import type { ShownCertificate } from './downloads-page.tsx'

/** Specification, section 2, 'Downloads'; in English. */
export const previewTitle = 'Certificate Preview'

const load = async () => (await withWords(import('./certificate-dialog.tsx'))).CertificateDialog

/** Opens the preview wherever the address names a certificate. */
export function CertificateHost({ certificates }: { certificates: ShownCertificate[] }) {
  const namesOne = (search: string) => certificates.some(({ id }) => id === certificateId(search))
  const { isOpen, close } = useDialogAddress(namesOne, withoutCertificate)
  return <LazyDialog title={t(previewTitle)} open={isOpen} onClose={close} load={load} />
}

/** Ahead of the click; if it fails, the click fetches it again, and says so when that fails. */
export function fetchCertificateDialog(): void {
  load().catch(() => {})
}
