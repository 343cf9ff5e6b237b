import { useId } from 'react'
import { mostProposed } from '../../rules/proposals.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { groupBy } from '../../rules/group-by.ts'

interface ProposeTimesProps {
  free: { date: string; time: string }[]
  isChosen: boolean
}

/** A slot as 'date time', as the form sends it. */
export function ProposeTimes({ free, isChosen }: ProposeTimesProps) {
  const id = useId()
  if (free.length === 0)
    return <p className="office-quiet">No slot is free that could be proposed.</p>
  const options = free.map(({ date, time }) => ({
    value: `${date} ${time}`,
    words: `${shortDay(date)}, ${time}`,
  }))
  const first = firstOfDays(free)
  return (
    <fieldset className="propose">
      <legend className="sr-only">Times to choose from</legend>
      <label className="office-check">
        <input
          type="checkbox"
          name="propose"
          value="yes"
          defaultChecked={isChosen}
          aria-describedby={id}
        />
        <span>Propose {mostProposed} times</span>
      </label>
      <div className="propose-times office-actions">
        {Array.from({ length: mostProposed }, (_, number) => (
          <select
            key={number}
            className="office-input"
            name="proposed"
            aria-label={`Time ${number + 1}`}
            defaultValue={first[number] ?? ''}
          >
            <option value="">None</option>
            {options.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ))}
      </div>
      <p id={id} className="office-quiet">
        Each goes below your words as a link: whoever has the mail books one with a press.
      </p>
    </fieldset>
  )
}

/** Of the next days that have any one each; of fewer days also their later ones. */
function firstOfDays(free: { date: string; time: string }[]): string[] {
  const days = [...groupBy(free, ({ date }) => date).values()]
  const inTurn = [...days.map((day) => day[0]!), ...days.flatMap((day) => day.slice(1))]
  return inTurn
    .slice(0, mostProposed)
    .map(({ date, time }) => `${date} ${time}`)
    .sort()
}
