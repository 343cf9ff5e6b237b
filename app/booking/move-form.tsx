import { t } from '../../content/language/t.ts'
import { shortDay } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { DayLinks, SlotInputs } from './choice-inputs.tsx'
import { CallUs } from './drawn-facts.tsx'
import type { Choice } from './drawn-page.ts'

interface MoveFormProps {
  /** Where it is. */
  date: string
  time: string
  choice: Choice
  /** Where the form is sent, and the address without this step. */
  action: string
  back: string
  hrefOf: (day: string) => string
}

/** To another slot: a day is a link, and a slot of it one choice of a form. */
export function MoveForm({ date, time, choice, action, back, hrefOf }: MoveFormProps) {
  const day = shortDay(date)
  const keep = (
    <ButtonAnchor variant="outline" href={back}>
      {t('Keep {day}, {time}', { day, time })}
    </ButtonAnchor>
  )
  return (
    <>
      <p className="lead">
        {t('It is on {day}, {time}. Until you move it, it stays where it is.', { day, time })}
      </p>
      {choice.date === null ? (
        <>
          <p>
            {t('No slot is free at the moment.')}{' '}
            <CallUs>{t('Call us and we will find a time')}</CallUs>
          </p>
          <div className="actions">{keep}</div>
        </>
      ) : (
        <>
          <DayLinks {...choice} hrefOf={hrefOf} />
          <form method="post" action={action} id="slots">
            <input type="hidden" name="do" value="move" />
            <input type="hidden" name="shown" value={`${date} ${time}`} />
            <input type="hidden" name="day" value={choice.date} />
            <SlotInputs date={choice.date} slots={choice.slots} />
            <div className="actions">
              <Button type="submit" variant="signal">
                {t('Move Appointment')}
              </Button>
              {keep}
            </div>
          </form>
        </>
      )}
    </>
  )
}
