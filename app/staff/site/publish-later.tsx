import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { DateTime } from '../date-time.tsx'
import type { MadeLink } from './content-page.tsx'
import { writePublishAt } from './publish-at.ts'

interface PublishLaterProps {
  draft: { publishAt: Date | null; refusal: string | null } | undefined
  now: Date
  error: string | undefined
  link: MadeLink | undefined
  /** What staff send is on no page that somebody could be shown. */
  hasPage: boolean
}

/** When a draft is published by itself, and a link by which somebody else sees it before. */
export function PublishLater({ draft, now, error, link, hasPage }: PublishLaterProps) {
  const { publishAt, refusal } = draft ?? { publishAt: null, refusal: null }
  return (
    <>
      {refusal && (
        <p role="alert" className="office-notice office-notice-bad">
          {refusal} Look it over, and publish it or choose another time.
        </p>
      )}
      {publishAt && (
        <p role="status" className="office-notice">
          Publishes itself <DateTime at={publishAt} now={now} />. Whatever you change before makes a
          draft of it again.
        </p>
      )}
      <details className="content-also" open={Boolean(error ?? link) || undefined}>
        <summary>{hasPage ? 'Publish later, or show somebody' : 'Publish later'}</summary>
        <div className="content-also-rows">
          <Field label="When (in India)" error={error}>
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                name="at"
                min={writePublishAt(now)}
                defaultValue={publishAt ? writePublishAt(publishAt) : ''}
              />
            )}
          </Field>
          <Button type="submit" name="do" value="schedule" variant="outline">
            Publish later
          </Button>
          {hasPage && (
            <Button type="submit" name="do" value="link" variant="outline">
              Make a preview link
            </Button>
          )}
        </div>
        {link ? (
          <p role="status" className="content-link">
            <a className="office-link" href={link.link}>
              {link.link}
            </a>
            <span className="office-quiet">
              Whoever has it sees the page as it is typed here, until{' '}
              <DateTime at={link.until} now={now} />. It is shown this once.
            </span>
          </p>
        ) : (
          hasPage && (
            <p className="office-quiet">
              A link for somebody without an account, for seven days. Search engines don’t see it.
            </p>
          )
        )}
      </details>
    </>
  )
}
