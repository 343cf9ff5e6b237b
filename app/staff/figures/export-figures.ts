import { dayAt } from '../../rules/calendar-days.ts'
import { officeOf } from '../office-context.ts'
import type { Route } from './+types/export-figures'
import { figuresCsv } from './figures-csv.ts'
import { readWeeks } from './period.ts'
import { shownFigures } from './shown-figures.server.ts'

/** `/staff/figures.csv`: the figures of the same address without `.csv`. They tell of nobody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, content } = await officeOf(context, 'look')
  const weeks = readWeeks(new URL(request.url).searchParams)
  const today = dayAt(now())
  const figures = await shownFigures(db, { weeks, today, catalogue: content().catalogue })
  return new Response(figuresCsv(figures), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="dino-figures-${figures.from}-${today}.csv"`,
    },
  })
}
