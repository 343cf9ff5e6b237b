import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { Database } from '../../db/database.server.ts'
import { leadKindWords, outcomeWords, visitWords, wayWords } from './figure-words.ts'
import { readFigures } from './figures.server.ts'
import { firstMonday } from './period.ts'

interface Asked {
  weeks: number
  today: string
  catalogue: Catalogue
}

/** The figures of a period with the names of what was counted, for the page and for its CSV. */
export async function shownFigures(db: Database, { weeks, today, catalogue }: Asked) {
  const from = firstMonday(today, weeks)
  const figures = await readFigures(db, { from, today })
  const { bookings, answers, waitlist, leadTimes } = figures
  return {
    ...{ weeks, from, bookings, answers, waitlist, leadTimes },
    kinds: figures.leadsByKind.map(({ kind, leads }) => ({
      ...{ name: leadKindWords[kind], count: leads },
    })),
    products: figures.leadsByProduct.map(({ productId, enquiries, demos }) => ({
      name: productId ? (catalogue.known(productId)?.title ?? productId) : 'No product',
      ...{ count: enquiries, demos },
    })),
    ways: figures.ways.map(({ way, appointments }) => ({
      ...{ name: wayWords[way], count: appointments },
    })),
    visits: figures.visits.map(({ result, appointments }) => ({
      ...{ name: visitWords[result], count: appointments },
    })),
    outcomes: figures.outcomes.map(({ outcome, lostReason, enquiries }) => ({
      ...{ name: outcomeWords(outcome, lostReason), count: enquiries },
    })),
  }
}

export type ShownFigures = Awaited<ReturnType<typeof shownFigures>>
