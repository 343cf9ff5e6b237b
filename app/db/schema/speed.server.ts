import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** How often a page was so fast for visitors: counts of steps (app/rules/page-speed.ts), and no row about anybody. */
export const pageSpeeds = pgTable(
  'page_speeds',
  {
    /** In India. */
    day: date({ mode: 'string' }).notNull(),
    page: text().notNull(),
    device: text().notNull(),
    measure: text().notNull(),
    step: smallint().notNull(),
    visits: integer().notNull(),
  },
  ({ day, page, device, measure, step }) => [
    primaryKey({ columns: [day, page, device, measure, step] }),
  ],
)
