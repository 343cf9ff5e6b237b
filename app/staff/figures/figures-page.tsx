import { Link } from 'react-router'
import { dayAt } from '../../rules/calendar-days.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/figures-page'
import { AnswerFigures } from './answer-figures.tsx'
import { BookingsPerWeek } from './bookings-per-week.tsx'
import { Leads } from './leads.tsx'
import { WaitlistNumbers } from './waitlist-numbers.tsx'
import { PageSpeeds } from './page-speeds.tsx'
import { periods, readWeeks } from './period.ts'
import { stepsSince } from '../../speed/page-speeds.server.ts'
import { speedRows } from './speed-rows.ts'
import { shownFigures } from './shown-figures.server.ts'
import { VisitNumbers } from './visit-numbers.tsx'
import { officePath } from '../../page/office-paths.ts'
import { officeMeta, officePages } from '../office-pages.ts'

/** How the business goes: who books and comes, who asks for what, how soon they are answered, and what comes of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const weeks = readWeeks(new URL(request.url).searchParams)
  const { catalogue } = content()
  const figures = await shownFigures(db, { weeks, today: dayAt(now()), catalogue })
  return { ...figures, speeds: speedRows(await stepsSince(db, figures.from)) }
}

export function meta() {
  return officeMeta(officePages.figures.title)
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { weeks, from, bookings, answers, waitlist, leadTimes } = loaderData
  const { kinds, products, ways, visits, outcomes, speeds } = loaderData
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
        <a className="office-link" href={officePath.figuresCsv(weeks)} download>
          Download these figures as CSV
        </a>
      </div>
      <AnswerFigures answers={answers} from={from} />
      <BookingsPerWeek weeks={bookings} />
      <VisitNumbers {...leadTimes} />
      <div className="figures-pair">
        <Leads title="How bookings came" named="By" counted="Bookings" rows={ways} />
        <Leads title="What became of visits" named="Visit" counted="Appointments" rows={visits} />
      </div>
      {waitlist.wishes + waitlist.offered > 0 && <WaitlistNumbers {...waitlist} />}
      <Leads title="Won and lost" named="Enquiry" counted="Enquiries" rows={outcomes} />
      <div className="figures-pair">
        <Leads title="Leads by kind" named="Kind" rows={kinds} />
        <Leads title="Leads by product" named="Product" rows={products} />
      </div>
      <PageSpeeds rows={speeds} />
    </>
  )
}
