interface KeptNoticeProps {
  onThrowAway: () => void
}

/** Says why a form is not empty, and empties it. */
export function KeptNotice({ onThrowAway }: KeptNoticeProps) {
  return (
    <p className="office-notice kept-notice">
      <span role="status">What you had typed here, and not sent, is back.</span>
      <button type="button" className="office-button" onClick={onThrowAway}>
        Begin anew
      </button>
    </p>
  )
}
