import type { ContentField } from '../../site-content/content-form.server.ts'

interface ContentControlProps {
  field: ContentField
  /** What ties it to its label and its error. */
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
  value: string
}

/** The control of one field, and below it what it is for. */
export function ContentControl({ field, control, value }: ContentControlProps) {
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
        <input {...shared} type={input} />
      )}
      {help && (
        <p id={helpId} className="office-quiet content-help">
          {help}
        </p>
      )}
    </>
  )
}
