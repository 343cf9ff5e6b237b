import type { FilesOfSite } from '../../../content/files.ts'
import { Field } from '../../ui/field.tsx'
import { FilePicker } from '../files/file-picker.tsx'
import { filesIn } from './typed-form.ts'
import { ColourInput } from './colour-input.tsx'
import type { ShownField } from './content-page.server.ts'
import { PaintPicker } from './paint-picker.tsx'

interface ContentFormFieldProps {
  field: ShownField
  error: string | undefined
  value: string
  /** Those that the form names, as far as they are there. */
  files: FilesOfSite
  onPicked: () => void
}

/** A field of a form of content: what is typed, or chosen from files. */
export function ContentFormField({ field, error, value, files, onPicked }: ContentFormFieldProps) {
  const { name, label, help } = field
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
  if (field.paints)
    return <PaintPicker {...{ name, label, help, error, value }} paints={field.paints} />
  return (
    <Field label={label} error={error}>
      {(control) => <ContentControl field={field} control={control} value={value} />}
    </Field>
  )
}

interface ContentControlProps {
  field: ShownField
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
      ) : input === 'colour' ? (
        <ColourInput {...shared} label={field.label} />
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
