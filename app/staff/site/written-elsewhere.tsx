import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { DateTime } from '../date-time.tsx'

interface WrittenElsewhereProps {
  at: Date
  now: Date
  of: { kind: string; item: string }
  hasPage: boolean
  /** Whether it can be thrown away here. */
  hasDraft: boolean
}

/** The draft is what the same person typed on another device or in another window: neither takes the other's place by itself. */
export function WrittenElsewhere({ at, now, of, hasPage, hasDraft }: WrittenElsewhereProps) {
  return (
    <p role="alert" className="office-notice office-notice-bad">
      You wrote in this elsewhere, <DateTime at={at} now={now} />, after you opened this page. That
      is your draft, and what you type here is neither saved nor published. Press{' '}
      {hasPage ? 'Preview' : 'Save the draft'} or Publish to put what stands here in its place,
      {hasDraft && ' Throw the draft away to have neither,'} or{' '}
      <Link className="office-link" to={officePath.siteContent(of.kind, of.item)}>
        go on with what you wrote there.
      </Link>
    </p>
  )
}
