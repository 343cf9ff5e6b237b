import { useState } from 'react'
import { Link } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { DateTime } from '../date-time.tsx'

interface OpenedAtProps {
  at: Date
  /** The draft from elsewhere that whoever presses a button has read of, by its time. */
  over: number | undefined
}

/** Tells a form from one that its writer has open elsewhere: it stays what it was when the page is read again behind it. */
export function OpenedAt({ at, over }: OpenedAtProps) {
  const [opened] = useState(at)
  return (
    <>
      <input type="hidden" name="opened" value={opened.getTime()} />
      {over && <input type="hidden" name="over" value={over} />}
    </>
  )
}

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
