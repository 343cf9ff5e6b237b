import { LazyDialog } from '../layout/lazy-dialog.tsx'
import { useDialogAddress } from '../layout/use-dialog-address.ts'
import { certificateId, withoutCertificate } from './certificate-query.ts'
import type { ShownCertificate } from './downloads-page.tsx'

const load = async () => (await import('./certificate-dialog.tsx')).CertificateDialog

/** Opens the preview wherever the address names a certificate. */
export function CertificateHost({ certificates }: { certificates: ShownCertificate[] }) {
  const namesOne = (search: string) => certificates.some(({ id }) => id === certificateId(search))
  const { isOpen, close } = useDialogAddress(namesOne, withoutCertificate)
  return <LazyDialog title="Certificate Preview" open={isOpen} onClose={close} load={load} />
}

/** Ahead of the click; if it fails, the click fetches it again, and says so when that fails. */
export function fetchCertificateDialog(): void {
  load().catch(() => {})
}
