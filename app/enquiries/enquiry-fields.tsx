import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import type { EnquiryDraft, EnquiryErrors } from './enquiry-form.ts'
import { interests, undecided } from './enquiry.ts'
import { fieldLabels, maximumLength } from './field-rules.ts'
import type { OfferedProduct } from './offered-products.ts'

interface FieldsProps {
  /** What the fields begin with. */
  draft: EnquiryDraft
  errors: EnquiryErrors
  /** Products to choose from; without them the form asks for the general interest. */
  products?: OfferedProduct[]
}

/** The fields of every enquiry, in the specification's order; the browser's own, so that they work without scripts. */
export function EnquiryFields({ draft, errors, products }: FieldsProps) {
  return (
    <div className="enquiry-fields">
      <TextField name="name" required autoComplete="name" {...{ draft, errors }} />
      <TextField name="email" required type="email" autoComplete="email" {...{ draft, errors }} />
      <TextField name="phone" type="tel" autoComplete="tel" {...{ draft, errors }} />
      <TextField name="company" autoComplete="organization" {...{ draft, errors }} />
      {products ? (
        <ProductFields {...{ draft, errors, products }} />
      ) : (
        <SelectField
          name="interest"
          className="enquiry-wide"
          options={Object.entries(interests)}
          {...{ draft, errors }}
        />
      )}
      <Field label={fieldLabels.message} required error={errors.message} className="enquiry-wide">
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={4}
            required
            maxLength={maximumLength.message}
            defaultValue={draft.message}
          />
        )}
      </Field>
    </div>
  )
}

function ProductFields({ draft, errors, products }: Required<FieldsProps>) {
  const [productId, setProductId] = useState(draft.product ?? undecided)
  const product = products.find(({ id }) => id === productId)
  // Without scripts the product can change and the list can't follow it: then it holds every colour.
  const colours = (product ?? products[0])?.colours ?? []
  return (
    <>
      <SelectField
        name="product"
        options={products.map(({ id, title }) => [id, `Dino ${title}`])}
        onChange={setProductId}
        {...{ draft, errors }}
      />
      <SelectField
        // A colour that the new product lacks must not stay chosen.
        key={product?.id}
        name="colour"
        options={colours.map(({ id, name }) => [id, name])}
        {...{ draft, errors }}
      />
    </>
  )
}

interface OneFieldProps {
  draft: EnquiryDraft
  errors: EnquiryErrors
}

interface TextFieldProps extends OneFieldProps {
  name: 'name' | 'email' | 'phone' | 'company'
  type?: 'text' | 'email' | 'tel'
  autoComplete: string
  required?: boolean
}

function TextField({ name, draft, errors, type = 'text', required, autoComplete }: TextFieldProps) {
  return (
    <Field label={fieldLabels[name]} required={required} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          {...{ name, type, required, autoComplete }}
          maxLength={maximumLength[name]}
          defaultValue={draft[name]}
        />
      )}
    </Field>
  )
}

interface SelectFieldProps extends OneFieldProps {
  name: 'interest' | 'product' | 'colour'
  options: (readonly [value: string, words: string])[]
  className?: string
  onChange?: (value: string) => void
}

function SelectField({ name, options, draft, errors, className, onChange }: SelectFieldProps) {
  const chosen = options.find(([value]) => value === draft[name])?.[0] ?? undecided
  return (
    <Field label={fieldLabels[name]} error={errors[name]} className={className}>
      {(control) => (
        <select
          {...{ ...control, name }}
          defaultValue={chosen}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          <option value={undecided}>Not decided yet</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
