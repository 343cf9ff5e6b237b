import { enquiryFields } from '../rules/enquiry-fields.ts'
import { Field } from '../ui/field.tsx'
import type { ContactFields } from './contact-fields.ts'

interface ContactInputsProps {
  draft: ContactFields
  errors: Partial<ContactFields>
  /** Those that can't be typed here. */
  without?: ('phone' | 'email')[]
}

/** Name, phone and e-mail of a person, as staff type them. */
export function ContactInputs({ draft, errors, without = [] }: ContactInputsProps) {
  const reached = [
    { name: 'phone', label: 'Phone', type: 'tel' },
    { name: 'email', label: 'E-mail', type: 'email' },
  ] as const
  return (
    <>
      <Field label="Name" required error={errors.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={enquiryFields.name.maximum}
            defaultValue={draft.name}
          />
        )}
      </Field>
      <div className="office-pair">
        {reached
          .filter(({ name }) => !without.includes(name))
          .map(({ name, label, type }) => (
            <Field key={name} label={label} error={errors[name]}>
              {(control) => (
                <input
                  {...control}
                  name={name}
                  type={type}
                  autoComplete="off"
                  defaultValue={draft[name]}
                />
              )}
            </Field>
          ))}
      </div>
    </>
  )
}
