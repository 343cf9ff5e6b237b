import { freshMinutes } from '../rules/session.ts'

interface FreshFirstProps {
  /** What asks for it, with its verb. */
  what: string
  isFresh: boolean
  /** From the sign-in to which a form led. */
  isBack: boolean
}

/** Where a form leads to a fresh sign-in first, and once that was done. */
export function FreshFirst({ what, isFresh, isBack }: FreshFirstProps) {
  if (isFresh && isBack)
    return (
      <p role="status" className="office-notice">
        You have signed in. Nothing has been changed yet: look at what stands here, and press once
        more.
      </p>
    )
  if (isFresh) return null
  return (
    <p className="office-quiet">
      {what} for a sign-in of the last {freshMinutes} minutes. The button leads there first, and
      back here with what you typed.
    </p>
  )
}
