import type { WaitlistFigures } from './figures.server.ts'

/** What came of waiting for a slot; left out while nobody did. */
export function WaitlistNumbers({ wishes, offered, taken }: WaitlistFigures) {
  return (
    <section className="office-section" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title">Waiting for a slot</h2>
      <dl className="figures-numbers">
        <div>
          <dt>Asked to be told</dt>
          <dd>{wishes}</dd>
        </div>
        <div>
          <dt>Slots offered</dt>
          <dd>{offered}</dd>
        </div>
        <div>
          <dt>Of them taken</dt>
          <dd>{taken}</dd>
        </div>
      </dl>
    </section>
  )
}
