import { machineName } from '../../../content/brand.ts'
import { Form, Link } from 'react-router'
import { kindWords } from '../../rules/enquiry-facts.ts'
import { followUpWords, outcomeWords, statusWords } from '../words/enquiry-words.ts'
import { inboxAddress } from './inbox-address.ts'
import {
  inboxStatuses,
  isFiltered,
  nobody,
  unfiltered,
  type InboxFilter,
  type InboxStatus,
} from './inbox-filter.ts'
import { officePath } from '../../page/office-paths.ts'

interface InboxFiltersProps {
  filter: InboxFilter
  counts: { new: number; inProgress: number }
  products: { id: string; title: string }[]
  assignees: string[]
}

/** Which enquiries are shown. A plain form and plain links: the address says it all. */
export function InboxFilters({ filter, counts, products, assignees }: InboxFiltersProps) {
  return (
    <search className="inbox-filters">
      <nav aria-label="Status">
        <ul className="inbox-statuses">
          {inboxStatuses.map((status) => (
            <li key={status}>
              <Link
                to={inboxAddress({
                  ...filter,
                  status,
                  ...(status !== 'done' && { outcome: null }),
                })}
                aria-current={status === filter.status ? 'true' : undefined}
              >
                {statusWords[status]} <Count of={status} counts={counts} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* Another search starts another form, with its own words in the fields. */}
      <Form key={JSON.stringify(filter)} className="inbox-search" action={officePath.inbox()}>
        {filter.status !== 'open' && <input type="hidden" name="status" value={filter.status} />}
        <input
          type="search"
          className="office-input"
          name="q"
          aria-label="Search by name, reference, e-mail, phone, company, product or words"
          placeholder="Name or phone"
          defaultValue={filter.search}
        />
        <button className="office-button">Search</button>
        <details open={isFiltered({ ...filter, search: '' })}>
          <summary className="office-button">Filter</summary>
          <div className="inbox-choices">
            <Choice
              label="Kind"
              name="kind"
              chosen={filter.kind}
              options={Object.entries(kindWords)}
            />
            <Choice
              label="Product"
              name="product"
              chosen={filter.product}
              options={products.map(({ id, title }) => [id, machineName(title)])}
            />
            <Choice
              label="Assigned to"
              name="assignee"
              chosen={filter.assignee}
              options={[[nobody, 'Nobody'], ...assignees.map((email) => [email, email] as const)]}
            />
            <Choice
              label="Follow up"
              name="followUp"
              chosen={filter.followUp}
              options={Object.entries(followUpWords)}
            />
            <Choice
              label="Outcome"
              name="outcome"
              chosen={filter.outcome}
              options={Object.entries(outcomeWords)}
            />
          </div>
        </details>
        {isFiltered(filter) && (
          <Link className="office-link" to={inboxAddress({ ...unfiltered, status: filter.status })}>
            Clear
          </Link>
        )}
      </Form>
    </search>
  )
}

function Count({ of, counts }: { of: InboxStatus; counts: InboxFiltersProps['counts'] }) {
  const count = {
    open: counts.new + counts.inProgress,
    new: counts.new,
    in_progress: counts.inProgress,
  }
  if (!(of in count)) return null
  const number = count[of as keyof typeof count]
  return <span className="inbox-count">{number > 999 ? '999+' : number}</span>
}

interface ChoiceProps {
  label: string
  name: string
  chosen: string | null
  options: (readonly [value: string, words: string])[]
}

function Choice({ label, name, chosen, options }: ChoiceProps) {
  return (
    <label className="office-labelled">
      <span>{label}</span>
      <select className="office-input" name={name} defaultValue={chosen ?? ''}>
        <option value="">Any</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
