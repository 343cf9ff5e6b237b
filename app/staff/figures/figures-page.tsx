import { Link } from 'react-router'
import { dayAt } from '../../rules/calendar-days.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/figures-page'
import { AnswerFigures } from './answer-figures.tsx'
import { BookingsPerWeek } from './bookings-per-week.tsx'
import { leadKindWords } from './figure-words.ts'
import { readFigures } from './figures.server.ts'
import { Leads } from './leads.tsx'
import { WaitlistNumbers } from './waitlist-numbers.tsx'
import { firstMonday, periods, readWeeks } from './period.ts'
import { officeMeta, officePages } from '../office-pages.ts'

/** How the business goes, in three questions: how many book, who asks for what, how soon they are answered. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const { catalogue } = content()
  const weeks = readWeeks(new URL(request.url).searchParams)
  const today = dayAt(now())
  const from = firstMonday(today, weeks)
  const figures = await readFigures(db, { from, today })
  const { bookings, leadsByKind, leadsByProduct, answers, waitlist } = figures
  return {
    ...{ weeks, from, bookings, answers, waitlist },
    kinds: leadsByKind.map(({ kind, leads }) => ({ name: leadKindWords[kind], enquiries: leads })),
    products: leadsByProduct.map(({ productId, enquiries, demos }) => ({
      name: productId ? (catalogue.known(productId)?.title ?? productId) : 'No product',
      ...{ enquiries, demos },
    })),
  }
}

export function meta() {
  return officeMeta(officePages.figures.title)
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { weeks, from, bookings, answers, waitlist, kinds, products } = loaderData
  return (
    <>
      <div className="office-head">
        <h1>{officePages.figures.title}</h1>
        <nav aria-label="Period">
          <ul className="office-actions">
            {periods.map((period) => (
              <li key={period.weeks}>
                <Link
                  className="office-button"
                  to={`?weeks=${period.weeks}`}
                  aria-current={period.weeks === weeks ? 'true' : undefined}
                  preventScrollReset
                >
                  {period.words}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <AnswerFigures answers={answers} from={from} />
      <BookingsPerWeek weeks={bookings} />
      {waitlist.wishes + waitlist.offered > 0 && <WaitlistNumbers {...waitlist} />}
      <div className="figures-pair">
        <Leads title="Leads by kind" named="Kind" rows={kinds} />
        <Leads title="Leads by product" named="Product" rows={products} />
      </div>
    </>
  )
}
