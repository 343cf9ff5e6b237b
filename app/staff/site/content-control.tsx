import type { FileFacts, FilesOfSite } from '../../../content/files.ts'
import { Field } from '../../ui/field.tsx'
import { FilePicker, type PickedFile } from '../files/file-picker.tsx'
import { FocusField } from '../gallery/focus-field.tsx'
import { OrderField, type OrderedPicture } from '../gallery/order-field.tsx'
import { filesIn } from './typed-form.ts'
import type { ContentField } from '../../site-content/content-form.server.ts'

interface ContentFormFieldProps {
  field: ContentField
  error: string | undefined
  value: string
  /** Those that the form names, as far as they are there. */
  files: FilesOfSite
  onPicked: (files: PickedFile[]) => void
  /** Of a picture: what the point is set in. */
  shown?: FileFacts | string
  /** Of the gallery: what is put in order. */
  pictures?: OrderedPicture[]
}

/** A field of a form of content: what is typed, or chosen from files. */
export function ContentFormField(props: ContentFormFieldProps) {
  const { field, error, value, files, onPicked, shown, pictures = [] } = props
  const { name, label, help } = field
  if (field.input === 'focus') return <FocusField {...{ field, error, value, shown }} />
  if (field.input === 'order') return <OrderField {...{ field, error, value, pictures }} />
  if (field.files) {
    const chosen = filesIn(value).flatMap(({ id, alt }) => {
      const facts = files.get(id)
      return facts ? [{ ...facts, alt }] : []
    })
    return (
      <FilePicker
        {...{ name, label, help, error }}
        {...field.files}
        hasWords={field.files.multiple}
        value={chosen}
        onPicked={onPicked}
      />
    )
  }
  return (
    <Field label={label} error={error}>
      {(control) => <ContentControl field={field} control={control} value={value} />}
    </Field>
  )
}

interface ContentControlProps {
  field: ContentField
  /** What ties it to its label and its error. */
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
  value: string
}

/** The control of one field, and below it what it is for. */
function ContentControl({ field, control, value }: ContentControlProps) {
  const { name, help, input, maximum, options } = field
  const rows = { lines: 4, sentence: 3, paragraphs: 10 }[input as string]
  const helpId = `${control.id}-help`
  const described = [control['aria-describedby'], help && helpId].filter(Boolean).join(' ')
  const chosen = {
    ...control,
    name,
    defaultValue: value,
    autoComplete: 'off',
    'aria-describedby': described || undefined,
  }
  const shared = { ...chosen, maxLength: maximum }
  return (
    <>
      {options ? (
        <select {...chosen}>
          {Object.entries(options).map(([stored, words]) => (
            <option key={stored} value={stored}>
              {words}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={input === 'files' ? 'text' : input} />
      )}
      {help && (
        <p id={helpId} className="office-quiet content-help">
          {help}
        </p>
      )}
    </>
  )
}
