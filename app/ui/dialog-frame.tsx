import type { ReactNode, Ref } from 'react'
import { t } from '../../content/language/t.ts'
import { Icon } from './icons.tsx'

interface DialogFrameProps {
  title: string
  titleId: string
  heading?: Ref<HTMLHeadingElement>
  onClose?: () => void
  children: ReactNode
}

/** What every dialog has around its content; stands in a `<dialog className="dialog-window">`. */
export function DialogFrame({ title, titleId, heading, onClose, children }: DialogFrameProps) {
  return (
    <div className="dialog-viewport" data-beside>
      <div className="dialog">
        <header className="dialog-header">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="dialog-title wide">
            {title}
          </h2>
          <button
            type="button"
            className="dialog-close"
            aria-label={t('Close')}
            data-close
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </div>
  )
}

/** The part that scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="dialog-body">{children}</div>
}

/** Stays in sight below the body. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className="dialog-footer">{children}</footer>
}
