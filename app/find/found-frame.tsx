import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
import { FoundBase } from './found-base.tsx'
import styles from './find.css?url'

interface FoundFrameProps {
  title: string
  /** What of the address could not be shown. */
  note: string | null
  /** Where it is found again from paper, as soon as machines stand there. */
  path?: string | undefined
  children: ReactNode
}

/** What machines that stand beside each other have around them. */
export function FoundFrame({ title, note, path, children }: FoundFrameProps) {
  return (
    <div className="wrap compare">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="section-head finder-head">
        <h1 className="wide heading-2">{title}</h1>
        <p className="finder-said">
          <Link className="text-link" to="/which-machine">
            <span>{t('Which machine?')}</span>
          </Link>
        </p>
      </div>
      {note && (
        <p role="status" className="compare-note">
          {note}
        </p>
      )}
      {children}
      {path && <FoundBase path={path} />}
    </div>
  )
}
