import { Link } from 'react-router'
import type { FileFacts } from '../../../content/files.ts'
import { officePath } from '../../page/office-paths.ts'
import { Field } from '../../ui/field.tsx'
import { FileThumbnail } from '../files/file-thumbnail.tsx'
import { factWords } from '../files/file-words.ts'
import { rowFields } from './row-fields.ts'

export interface NewPictureRowData {
  /** Of its draft. */
  item: string
  form: Record<string, string>
  file: FileFacts | undefined
}

interface NewPictureRowProps {
  row: NewPictureRowData
  machines: Record<string, string>
  limits: Record<string, number>
  errors: Record<string, string>
}

/** One picture that is being added: what it is, and the three things that are asked for. */
export function NewPictureRow({ row, machines, limits, errors }: NewPictureRowProps) {
  const { item, form, file } = row
  const shared = (name: string) => ({
    name: `${item} ${name}`,
    defaultValue: form[name] ?? '',
    autoComplete: 'off',
  })
  const name = form.title || 'this picture'
  return (
    <li className="new-picture">
      {file ? <FileThumbnail facts={file} /> : <span className="file-thumbnail" />}
      <div className="new-picture-fields">
        <Field label="Title" error={errors.title}>
          {(control) => <input {...control} {...shared('title')} maxLength={limits.title} />}
        </Field>
        <Field label="What it shows" error={errors.alt}>
          {(control) => <input {...control} {...shared('alt')} maxLength={limits.alt} />}
        </Field>
        <Field label="Machine" error={errors.product}>
          {(control) => (
            <select {...control} {...shared('product')}>
              {Object.entries(machines).map(([id, title]) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p className="new-picture-also">
        <span className="office-quiet">
          {file ? factWords(file) : 'Its file is not there any more: take it out.'}
        </span>
        <Link className="office-link" to={officePath.siteContent('picture', item)}>
          More<span className="sr-only"> of {name}</span>
        </Link>
        <button className="office-link" name="do" value={`drop ${item}`}>
          Take out<span className="sr-only"> {name}</span>
        </button>
      </p>
      {/* What the row began with: it may be written in its own form meanwhile. */}
      {rowFields.map((name) => (
        <input key={name} type="hidden" name={`${item} ${name} was`} value={form[name] ?? ''} />
      ))}
      {errors.file && <p className="field-error">{errors.file}</p>}
    </li>
  )
}
