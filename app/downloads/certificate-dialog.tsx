import { useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { t } from '../../content/language/t.ts'
import type { LazyDialogProps } from '../page/lazy-dialog.tsx'
import { ButtonAnchor } from '../ui/button.tsx'
import { DialogBody, DialogFooter } from '../ui/dialog-frame.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { previewTitle } from './certificate-host.tsx'
import { certificateId } from './certificate-query.ts'
import type { loader } from './downloads-page.tsx'
import { PdfView } from './pdf-view.tsx'

/** Loaded on first use: see certificate-host.tsx. */
export function CertificateDialog({ open, instant, onClose }: LazyDialogProps) {
  const { certificates } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  // While it closes, the address has lost the certificate already.
  const [shown, setShown] = useState(search)
  if (open && search !== shown) setShown(search)
  const certificate = certificates.find(({ id }) => id === certificateId(shown))
  if (!certificate) return null
  const { title, file, specimen } = certificate
  return (
    <Dialog open={open} instant={instant} onClose={onClose} title={t(previewTitle)}>
      <DialogBody>
        <PdfView key={file} src={file} title={title} />
      </DialogBody>
      <DialogFooter>
        <div className="certificate-footer">
          <p>
            <b>{title}</b>
            {specimen && <span className="label">{t('Specimen')}</span>}
          </p>
          <ButtonAnchor href={file} download icon="download">
            {t('Download PDF')}
          </ButtonAnchor>
        </div>
      </DialogFooter>
    </Dialog>
  )
}
