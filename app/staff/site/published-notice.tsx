/** Why a step published nothing. */
const refusals = new Map([
  [
    'file-gone',
    'That state names a file that was deleted since: it can’t be brought back as it was.',
  ],
  [
    'changed',
    'The site says something else there than when you opened the page. Nothing was confirmed: read it again, then confirm it.',
  ],
  [
    'meanwhile',
    'Something was published after you opened the page: it stands on top of the history. Nothing was brought back.',
  ],
])

interface PublishedNoticeProps {
  /** 'shown': every page says so. 'stored': it is kept, and the pages could not be made of it. Or why it was refused. */
  step: string
  /** It was taken off the site. */
  isWithdrawn: boolean
  /** That shows it; what staff send is on none. */
  page?: string
}

/** What became of a publication: every page says so, or why none does. */
export function PublishedNotice({ step, isWithdrawn, page }: PublishedNoticeProps) {
  const refusal = refusals.get(step)
  if (refusal) {
    return (
      <p role="alert" className="office-notice office-notice-bad">
        {refusal}
      </p>
    )
  }
  if (step === 'stored') {
    return (
      <p role="alert" className="office-notice office-notice-bad">
        What you published is kept, but the pages could not be made of it: visitors still see the
        ones before. It is tried again; if it stays so, bring the state before back, and ask whoever
        runs the site to look into its log.
      </p>
    )
  }
  if (step !== 'shown') return null
  return (
    <p role="status" className="office-notice">
      {isWithdrawn
        ? 'Withdrawn: no page and no list shows it any more.'
        : page
          ? 'Published. Every page and every new mail says so.'
          : 'Published. It is used from now on.'}{' '}
      {page && (
        <a className="office-link" href={page}>
          See it
        </a>
      )}
    </p>
  )
}
