import type { ReactNode } from 'react'
import { longestCompany, meetingWays, meetWords } from '../../rules/visit-details.ts'
import { Field } from '../../ui/field.tsx'
import { visitLabels, type VisitFields } from './visit-form.ts'

type Typed = Pick<VisitFields, 'company' | 'visitors' | 'meet'>

interface VisitInputsProps {
  draft: Typed
  errors: Partial<Typed>
  /** What belongs beside the way to meet. */
  children?: ReactNode
}

/** Company, how many, and how we meet, as staff type it. */
export function VisitInputs({ draft, errors, children }: VisitInputsProps) {
  return (
    <>
      <div className="office-pair">
        <Field label={visitLabels.company} error={errors.company}>
          {(control) => (
            <input
              {...control}
              name="company"
              autoComplete="off"
              maxLength={longestCompany}
              defaultValue={draft.company}
            />
          )}
        </Field>
        <Field label={visitLabels.visitors} error={errors.visitors}>
          {(control) => (
            <input
              {...control}
              name="visitors"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={draft.visitors}
            />
          )}
        </Field>
      </div>
      <div className="office-pair">
        <Field label={visitLabels.meet} error={errors.meet}>
          {(control) => (
            <select {...control} name="meet" defaultValue={draft.meet || 'workshop'}>
              {meetingWays.map((way) => (
                <option key={way} value={way}>
                  {meetWords[way]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {children}
      </div>
    </>
  )
}
