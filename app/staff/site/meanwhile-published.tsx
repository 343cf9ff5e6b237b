import type { ContentField } from '../../site-content/content-form.server.ts'
import { DateTime } from '../date-time.tsx'
import type { Unpublished } from './content-action.server.ts'
import { ContentChanges } from './content-changes-list.tsx'

interface MeanwhilePublishedProps extends Pick<Unpublished, 'meanwhile' | 'by'> {
  fields: ContentField[]
  now: Date
}

/** A colleague published first: what they changed, before anything of it is undone. */
export function MeanwhilePublished({ meanwhile, by, fields, now }: MeanwhilePublishedProps) {
  return (
    <div role="alert" className="office-notice office-notice-bad">
      <p>
        {by?.name ?? 'Somebody'} published a change after you began
        {by && (
          <>
            {' '}
            (<DateTime at={by.at} now={now} />)
          </>
        )}
        . Yours is not published yet.
      </p>
      <ContentChanges changes={meanwhile} fields={fields} />
      <p>
        Below stands what you typed, and theirs where you changed nothing. Look it over and publish
        again.
      </p>
    </div>
  )
}
