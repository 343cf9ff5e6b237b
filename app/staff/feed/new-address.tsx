import { useState } from 'react'

/** The secret address, this once. */
export function NewAddress({ address, isLocal }: { address: string; isLocal: boolean }) {
  const [copied, setCopied] = useState(false)
  return (
    <section className="office-notice feed-address" role="status" aria-label="The new feed">
      <p>
        <b>This is the only time the address is shown.</b> Copy it into the calendar now.
      </p>
      <p className="feed-secret">
        <input
          className="office-input"
          aria-label="Secret address of the feed"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          className="office-button needs-scripts"
          onClick={() => {
            void navigator.clipboard.writeText(address).then(() => setCopied(true))
          }}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
        <a className="office-button" href={address.replace(/^https?:/, 'webcal:')}>
          Open in the calendar
        </a>
      </p>
      <ul className="feed-how">
        <li>
          iPhone and Mac: press ‘Open in the calendar’, or Calendar, Add Subscription Calendar, and
          paste it.
        </li>
        <li>Google Calendar, on a computer: Other calendars, +, From URL, and paste it.</li>
        <li>Outlook: Add calendar, Subscribe from web, and paste it.</li>
      </ul>
      {isLocal && (
        <p>This site runs on this computer only: Google and phones can’t reach it from outside.</p>
      )}
    </section>
  )
}
