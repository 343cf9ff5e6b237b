interface PublishedNoticeProps {
  isShown: boolean
  /** It was taken off the site. */
  isWithdrawn: boolean
  /** That shows it; what staff send is on none. */
  page?: string
}

/** What became of a publication: every page says so, or why none does. */
export function PublishedNotice({ isShown, isWithdrawn, page }: PublishedNoticeProps) {
  if (!isShown) {
    return (
      <p role="alert" className="office-notice office-notice-bad">
        What you published is kept, but the pages could not be made of it: visitors still see the
        ones before. It is tried again; if it stays so, bring the state before back, and ask whoever
        runs the site to look into its log.
      </p>
    )
  }
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
