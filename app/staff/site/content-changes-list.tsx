import type { FormChange } from '../../rules/form-changes.ts'
import { changedPieces } from '../../site-content/piece-changes.ts'
import type { ContentField } from '../../site-content/content-form.server.ts'

/** Field by field, what it was and what it is: of several lines only those that changed. */
export function ContentChanges({
  changes,
  fields,
}: {
  changes: FormChange[]
  fields: ContentField[]
}) {
  if (changes.length === 0) return null
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  return (
    <dl className="content-changes">
      {changes.map((change, index) => (
        <div key={index}>
          <dt>{labelOf(change.field)}</dt>
          {changedPieces(change.from, change.to).map(({ from, to }, at) => (
            <dd key={at}>
              <del>{from || 'nothing'}</del>
              <span aria-hidden="true"> → </span>
              <span className="sr-only">, now </span>
              <ins>{to || 'nothing'}</ins>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
