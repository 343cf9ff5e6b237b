import { useState } from 'react'
import { t, translated } from '../../content/language/t.ts'
import { Field } from '../ui/field.tsx'
import {
  enquiryFields,
  everyField,
  type FieldName,
  type FieldRule,
  type FormName,
} from '../rules/enquiry-fields.ts'
import type { EnquiryDraft, EnquiryErrors } from './enquiry-form.ts'
import { undecided } from '../rules/enquiry.ts'
import type { OfferedProduct } from './offered-products.server.ts'

interface InputsProps {
  form: FormName
  /** What the fields begin with. */
  draft: EnquiryDraft
  errors: EnquiryErrors
  /** Products to choose from, for the forms that ask for one. */
  products?: OfferedProduct[]
}

/** The fields that a form asks for; the browser's own, so that they work without scripts. */
export function EnquiryInputs({ form, draft, errors, products = [] }: InputsProps) {
  return (
    <div className="enquiry-fields">
      {everyField.map(([name, rule]) => {
        if (rule.forms && !rule.forms.includes(form)) return null
        if (rule.kind === 'product')
          return <ProductInputs key={name} {...{ draft, errors, products }} />
        // Beside its product.
        if (rule.kind === 'colour') return null
        if (rule.options)
          return (
            <ChoiceInput
              key={name}
              {...{ name, rule, draft, errors }}
              options={Object.entries(rule.options)}
            />
          )
        return <TypedInput key={name} {...{ name, rule, draft, errors }} />
      })}
    </div>
  )
}

interface InputProps extends Pick<InputsProps, 'draft' | 'errors'> {
  name: FieldName
  rule: FieldRule
}

function TypedInput({ name, rule, draft, errors }: InputProps) {
  const { kind, label, autoComplete, required, maximum } = rule
  const isLong = kind === 'paragraphs'
  return (
    <Field
      label={translated(label)}
      required={required}
      error={errors[name]}
      className={isLong ? 'enquiry-wide' : ''}
    >
      {(control) => {
        const given = { ...control, name, required, maxLength: maximum, defaultValue: draft[name] }
        return isLong ? (
          <textarea {...given} rows={4} />
        ) : (
          <input {...given} type={kind} autoComplete={autoComplete} />
        )
      }}
    </Field>
  )
}

function ProductInputs({ draft, errors, products }: Required<Omit<InputsProps, 'form'>>) {
  const [productId, setProductId] = useState(draft.product ?? undecided)
  const product = products.find(({ id }) => id === productId)
  // Without scripts the product can change and the list can't follow it: then it holds every colour.
  const colours = (product ?? products[0])?.colours ?? []
  return (
    <>
      <ChoiceInput
        name="product"
        rule={enquiryFields.product}
        options={products.map(({ id, title }) => [id, `Dino ${title}`])}
        onChange={setProductId}
        {...{ draft, errors }}
      />
      <ChoiceInput
        // A colour that the new product lacks must not stay chosen.
        key={product?.id}
        name="colour"
        rule={enquiryFields.colour}
        options={colours.map(({ id, name }) => [id, name])}
        {...{ draft, errors }}
      />
    </>
  )
}

interface ChoiceInputProps extends InputProps {
  options: (readonly [value: string, words: string])[]
  onChange?: (value: string) => void
}

function ChoiceInput({ name, rule, options, draft, errors, onChange }: ChoiceInputProps) {
  const chosen = options.find(([value]) => value === draft[name])?.[0] ?? undecided
  const isAlone = rule.kind === 'choice'
  return (
    <Field
      label={translated(rule.label)}
      error={errors[name]}
      className={isAlone ? 'enquiry-wide' : ''}
    >
      {(control) => (
        <select
          {...{ ...control, name }}
          defaultValue={chosen}
          // A product and its colour are in the address: see keep-draft.ts.
          data-in-address={isAlone ? undefined : ''}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          <option value={undecided}>{t('Not decided yet')}</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {translated(words)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
