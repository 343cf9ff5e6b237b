import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
import { fullNote } from './full-note.ts'
import { useShortlist } from './kept-shortlist.ts'
import { shortlistPath } from './shortlist-path.ts'

/** At each press another one, which is read out and open again. */
export const fullBar = () => <FullBar key={performance.now()} />

/** At the header's foot, since beside the heart is no room for it: why nothing was added, and the way to the list. */
function FullBar() {
  const [open, setOpen] = useState(true)
  const path = shortlistPath(useShortlist())
  const close = () => {
    setOpen(false)
    document.querySelector<HTMLElement>('.keep button')?.focus()
  }
  if (!open) return null
  return (
    <div role="alert" className="on-ink" style={look}>
      <span>{fullNote()}</span>
      <Link to={path} style={pressed} aria-label={t('See all on my shortlist')}>
        {t('See all')}
      </Link>
      <button type="button" style={pressed} onClick={close}>
        {t('Close')}
      </button>
    </div>
  )
}

const look = {
  position: 'fixed',
  inset: 'var(--header-height) 0 auto',
  zIndex: 39,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24px',
  padding: '4px var(--margin)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
} as const

/** As high as a finger needs. */
const pressed = { paddingBlock: '9px', textDecoration: 'underline' } as const
