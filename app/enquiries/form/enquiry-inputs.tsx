import { useState } from 'react'
import { machineName } from '../../../content/brand.ts'
import { t, translated } from '../../../content/language/t.ts'
import { Field } from '../../ui/field.tsx'
import {
  enquiryFields,
  everyField,
  type FieldName,
  type FieldRule,
  type FormName,
} from '../../rules/enquiry-fields.ts'
import type { EnquiryDraft, EnquiryErrors } from './enquiry-form.ts'
import { undecided } from '../../rules/enquiry.ts'
import type { OfferedProduct } from './offered-products.server.ts'

interface InputsProps extends Given {
  form: FormName
  /** Products to choose from, for the forms that ask for one. */
  products?: OfferedProduct[]
}

/** What each field is told. */
interface Given {
  /** What the fields begin with. */
  draft: EnquiryDraft
  /** Of what the visitor chose instead, before the form was left. */
  kept: EnquiryDraft
  errors: EnquiryErrors
  /** Nothing is written meanwhile: it would not be sent, and would go with the form. The focus stays. */
  sending: boolean
}

/** The fields that a form asks for; the browser's own, so that they work without scripts. */
export function EnquiryInputs({ form, products = [], ...given }: InputsProps) {
  const { product, colour } = given.kept
  return (
    <div className="enquiry-fields">
      {everyField.map(([name, rule]) => {
        if (rule.forms && !rule.forms.includes(form)) return null
        if (rule.kind === 'product')
          return (
            <ProductInputs
              // What was kept is known only when the page has its scripts.
              key={[product, colour].join()}
              {...{ products, ...given }}
            />
          )
        // Beside its product.
        if (rule.kind === 'colour') return null
        if (rule.options)
          return (
            <ChoiceInput
              key={name}
              {...{ name, rule, ...given }}
              options={Object.entries(rule.options)}
            />
          )
        return <TypedInput key={name} {...{ name, rule, ...given }} />
      })}
    </div>
  )
}

interface InputProps extends Given {
  name: FieldName
  rule: FieldRule
}

function TypedInput({ name, rule, draft, errors, sending }: InputProps) {
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
        const typed = {
          ...{ ...control, name, required, maxLength: maximum, defaultValue: draft[name] },
          readOnly: sending,
        }
        return isLong ? (
          <textarea {...typed} rows={4} />
        ) : (
          <input {...typed} type={kind} autoComplete={autoComplete} />
        )
      }}
    </Field>
  )
}

function ProductInputs({ products, ...given }: Given & { products: OfferedProduct[] }) {
  const [productId, setProductId] = useState(given.kept.product || given.draft.product)
  const product = products.find(({ id }) => id === productId)
  // Without scripts the product can change and the list can't follow it: then it holds every colour.
  const colours = (product ?? products[0])?.colours ?? []
  return (
    <>
      <ChoiceInput
        name="product"
        rule={enquiryFields.product}
        options={products.map(({ id, title }) => [id, machineName(title)])}
        onChange={setProductId}
        {...given}
      />
      <ChoiceInput
        // A colour that the new product lacks must not stay chosen.
        key={product?.id}
        name="colour"
        rule={enquiryFields.colour}
        options={colours.map(({ id, name }) => [id, name])}
        {...given}
      />
    </>
  )
}

interface ChoiceInputProps extends InputProps {
  options: (readonly [value: string, words: string])[]
  onChange?: (value: string) => void
}

function ChoiceInput({ name, rule, options, onChange, ...given }: ChoiceInputProps) {
  const { draft, kept, errors, sending } = given
  const offered = (wanted?: string) => options.find(([value]) => value === wanted)?.[0] ?? undecided
  return (
    <Field
      label={translated(rule.label)}
      error={errors[name]}
      className={rule.kind === 'choice' ? 'enquiry-wide' : ''}
    >
      {(control) => (
        <select
          {...{ ...control, name }}
          // It can't be made to be read alone.
          inert={sending}
          defaultValue={offered(kept[name] || draft[name])}
          // As the address says, or nobody: see keep-draft.ts.
          data-first={offered(draft[name])}
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
