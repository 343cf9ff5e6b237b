import { Field } from '../../ui/field.tsx'
import { weekFields, type WrittenDays } from './week-fields.ts'
import { weekdays } from '../../rules/day-labels.ts'

interface WeekFieldsProps {
  draft: Partial<WrittenDays>
  errors: Partial<WrittenDays>
}

export function WeekFields({ draft, errors }: WeekFieldsProps) {
  return (
    <>
      <p id="times-hint">
        Type 10:00-13:00 for every half hour of a span, or single times; separate them by commas. An
        empty line is a day off.
      </p>
      <div className="week-fields">
        {weekFields.map((name, index) => (
          <Field key={name} label={weekdays[index]!} error={errors[name]}>
            {(control) => (
              <input
                {...control}
                name={name}
                autoComplete="off"
                defaultValue={draft[name]}
                aria-describedby={control['aria-describedby'] ?? 'times-hint'}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}

interface OpenDaysTooProps {
  checked: boolean
  /** Which days, where it is not all: 'the days of this season'. */
  days?: string
}

/** What becomes of days that are open by now, asked with each change of a week. */
export function OpenDaysToo({ checked, days = 'the days' }: OpenDaysTooProps) {
  return (
    <label className="office-check">
      <input type="checkbox" name="openDaysToo" defaultChecked={checked} />
      <span>
        Also change {days} that are open already. Booked slots stay, and what you closed by hand
        stays closed.
      </span>
    </label>
  )
}
