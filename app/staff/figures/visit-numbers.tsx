import { daysWords } from './figure-words.ts'
import type { LeadTimes } from './figures.server.ts'

/** How long before the visit people book. */
export function VisitNumbers({ medianDays, ninetiethDays }: LeadTimes) {
  return (
    <section className="office-section" aria-labelledby="lead-title">
      <h2 id="lead-title">From booking to visit</h2>
      <dl className="figures-numbers">
        <div>
          <dt>Half within</dt>
          <dd>{daysWords(medianDays)}</dd>
        </div>
        <div>
          <dt>Nine of ten within</dt>
          <dd>{daysWords(ninetiethDays)}</dd>
        </div>
      </dl>
    </section>
  )
}
