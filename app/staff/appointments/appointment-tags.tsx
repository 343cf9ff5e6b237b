import { Link } from 'react-router'
import type { AgendaEntry } from './agenda.server.ts'
import { officePath } from '../../page/office-paths.ts'

/** How it stands, in a word or two; nothing while it is simply ahead. */
export function StatusTag({ status, cancelledBy }: Pick<AgendaEntry, 'status' | 'cancelledBy'>) {
  switch (status) {
    case 'booked':
      return null
    case 'completed':
      return <span className="office-tag">Completed</span>
    case 'no_show':
      return <span className="office-tag office-tag-bad">No-show</span>
    case 'cancelled':
      return (
        <span className="office-tag office-tag-off">
          {cancelledBy === 'staff' ? 'Cancelled by us' : 'Cancelled'}
        </span>
      )
  }
}

/** They may not know what we wrote to them: leads to the mail, where its address can be corrected. */
export function MailTag({ unsentMail, name }: Pick<AgendaEntry, 'unsentMail' | 'name'>) {
  if (!unsentMail) return null
  return (
    <Link className="office-tag office-tag-bad" to={officePath.mail(unsentMail.id)}>
      {unsentMail.status === 'failed' ? 'Mail failed' : 'Mail not sent yet'}
      <span className="sr-only"> to {name}</span>
    </Link>
  )
}

/** A demo is marked; the product stands beside it, as it does for a visit about one. */
export function PurposeWords({ purpose, product }: Pick<AgendaEntry, 'purpose' | 'product'>) {
  return (
    <>
      {purpose === 'demo' && <span className="office-tag office-tag-strong">Demo</span>}
      {product && <span>{product}</span>}
    </>
  )
}
