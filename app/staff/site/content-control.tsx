import type { ReactNode } from 'react'
import type { ShownField } from './content-page.server.ts'
import type { TypedInput } from '../../site-content/field-words.server.ts'
import { Field } from '../../ui/field.tsx'
import { ColourInput } from './colour-input.tsx'

/** What is written or chosen in a control of its own. */
export type WrittenField = Exclude<ShownField, { input: 'files' | 'paints' | 'focus' | 'order' }>

interface ContentControlProps {
  field: WrittenField
  error: string | undefined
  value: string
  /** Told of each letter. */
  onType?: (text: string) => void
}

/** What ties a control to its label and its error. */
interface Tied {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** 'Map position (degrees)' */
export const labelOf = ({ label, unit }: Pick<WrittenField, 'label' | 'unit'>) =>
  unit ? `${label} (${unit})` : label

/** A field of a form of content that is typed or chosen, and below it what it is for. */
export function ContentControl({ field, error, value, onType }: ContentControlProps) {
  const { name, help, maximum, translated } = field
  return (
    <Field label={labelOf(field)} error={error}>
      {(control) => {
        const helpId = `${control.id}-help`
        const described = [control['aria-describedby'], help && helpId].filter(Boolean).join(' ')
        const tied = { ...control, 'aria-describedby': described || undefined }
        return (
          <>
            {controlOf(
              field,
              {
                ...tied,
                name,
                defaultValue: value,
                autoComplete: 'off',
                spellCheck: translated ?? false,
                onType,
              },
              maximum,
            )}
            {help && (
              <p id={helpId} className="office-quiet content-help">
                {help}
              </p>
            )}
          </>
        )
      }}
    </Field>
  )
}

/** Of fields whose words take more than a line. */
const rows: Partial<Record<TypedInput | 'callouts', number>> = {
  lines: 4,
  sentence: 3,
  paragraphs: 10,
  callouts: 4,
}

interface Control extends Tied, Pick<ContentControlProps, 'onType'> {
  name: string
  defaultValue: string
  autoComplete: string
  /** Names and numbers are in no dictionary. */
  spellCheck: boolean
}

function controlOf(
  field: ContentControlProps['field'],
  { onType, ...control }: Control,
  maxLength: number,
): ReactNode {
  if (field.input === 'choice' || field.input === 'machine') {
    return (
      <select {...control}>
        {Object.entries(field.options).map(([stored, words]) => (
          <option key={stored} value={stored}>
            {words}
          </option>
        ))}
      </select>
    )
  }
  const { input, label } = field
  if (input === 'colour') return <ColourInput {...control} maxLength={maxLength} label={label} />
  if (rows[input]) {
    return (
      <textarea
        {...control}
        maxLength={maxLength}
        rows={rows[input]}
        onInput={onType && ((event) => onType(event.currentTarget.value))}
      />
    )
  }
  return <input {...control} maxLength={maxLength} type={input} />
}
