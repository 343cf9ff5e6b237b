import { t } from '../../../content/language/t.ts'
import { Field } from '../../ui/field.tsx'
import { longestNote, type AppointmentPurpose } from '../../rules/booking.ts'

interface NoteFieldProps {
  purpose: AppointmentPurpose
  note: string
  onChange: (note: string) => void
}

export function NoteField({ purpose, note, onChange }: NoteFieldProps) {
  const label = purpose === 'demo' ? t('What would you like to see?') : t('A note for us')
  return (
    <Field label={label} optional className="booking-note">
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={longestNote}
          value={note}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
