import { useId, useRef } from 'react'
import { t } from '../../../content/language/t.ts'
import { Icon } from '../../ui/icons.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { PreviewContent, type Previewed } from './preview-content.tsx'

/** One file over the whole window; a press beside the file closes it too. */
export function Preview({ file, onClose }: { file: Previewed; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { props } = useModal({ open: true, onClose, first: heading })

  return (
    <dialog className="preview on-ink" aria-labelledby={titleId} {...props}>
      <header>
        <h2 ref={heading} id={titleId} tabIndex={-1} className="wide">
          {file.title}
        </h2>
        <button type="button" aria-label={t('Close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="preview-stage" data-beside>
        <PreviewContent {...file} />
      </div>
    </dialog>
  )
}
