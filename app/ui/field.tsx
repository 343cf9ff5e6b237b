import { useId, type ReactNode } from 'react'
import { t } from '../../content/language/t.ts'

interface FieldProps {
  label: ReactNode
  /** Says what is wrong and what to do; shown under the control and tied to it. */
  error?: string
  optional?: boolean
  /** Marks the label with an asterisk; the control says it to readers itself. */
  required?: boolean
  className?: string
  /** Receives what ties the control to its label and its error. */
  children: (control: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Label above, control, error below. */
export function Field({
  label,
  error,
  optional = false,
  required = false,
  className = '',
  children,
}: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className={required ? 'field-required' : undefined}>
        {label} {optional && <span className="field-optional">{t('(optional)')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
