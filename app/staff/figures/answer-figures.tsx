import { fullDay } from '../../rules/day-labels.ts'
import { hoursWords } from './figure-words.ts'
import type { AnswerTimes } from './figures.server.ts'

/** How soon people were answered. */
export function AnswerFigures({ answers, from }: { answers: AnswerTimes; from: string }) {
  const { answered, waiting, medianHours, ninetiethHours } = answers
  return (
    <section aria-labelledby="answers-title">
      <h2 id="answers-title" className="figures-title">
        Time to the first answer
        <span className="office-quiet"> since {fullDay(from)}</span>
      </h2>
      <dl className="figures-numbers">
        <div>
          <dt>Half within</dt>
          <dd>{hoursWords(medianHours)}</dd>
        </div>
        <div>
          <dt>Nine of ten within</dt>
          <dd>{hoursWords(ninetiethHours)}</dd>
        </div>
        <div>
          <dt>Answered</dt>
          <dd>{answered}</dd>
        </div>
        <div>
          <dt>Still waiting</dt>
          <dd>{waiting}</dd>
        </div>
      </dl>
    </section>
  )
}
