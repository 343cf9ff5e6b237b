import { here, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { fullDay } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { slotMinutes } from '../rules/booking.ts'
import { tNodes } from '../ui/t-nodes.tsx'
import { CallUs, DayLeaf, DrawnFrame } from './drawn-facts.tsx'
import type { OfferedSlot } from './drawn-page.ts'

/** The page of a link in an offer's mail: one button books the slot, without signing in. */
export default function WaitlistOfferView({ shown }: { shown: OfferedSlot }) {
  const { state, date, time } = shown
  const leaf = <DayLeaf date={date} time={time} isOff={state === 'over'} />
  return (
    <DrawnFrame {...shown} heading={t(headings[state])} aside={leaf}>
      {state === 'open' && <Open {...shown} />}
      {state === 'taken' && (
        <>
          <SlotFacts {...shown} />
          <p>{t('The mail that confirms it has a link of its own, to see, move or cancel it.')}</p>
        </>
      )}
      {state === 'over' && <Over {...shown} />}
    </DrawnFrame>
  )
}

const headings = {
  open: 'A slot is free for you',
  taken: 'Your appointment is booked',
  over: 'This slot is no longer held for you',
} as const satisfies Record<OfferedSlot['state'], string>

function Open(shown: OfferedSlot) {
  const { path, until } = shown
  return (
    <>
      <p>
        {tNodes('It is held for you until {until}. Then it goes to whoever is next.', {
          until: <b>{until}</b>,
        })}
      </p>
      <SlotFacts {...shown} />
      <div className="actions">
        <FormButton path={path} asked="accept" variant="signal">
          {t('Book it')}
        </FormButton>
        <FormButton path={path} asked="pass-on" variant="outline">
          {t('Not this one')}
        </FormButton>
        <FormButton path={path} asked="stop" variant="outline">
          {t('Stop waiting')}
        </FormButton>
      </div>
      <p>{t('‘Not this one’ passes it on, and we tell you of the next one that fits.')}</p>
    </>
  )
}

function Over({ path, date, isWaiting, isExpired, until, refused }: OfferedSlot) {
  return (
    <>
      {isExpired && !refused && (
        <p>
          {t('It was held for you until {until}. If it is still free you can book it.', { until })}
        </p>
      )}
      <p>
        {isWaiting
          ? t('We still tell you when another slot is free that fits.')
          : t('You do not wait for a slot any more.')}
      </p>
      <div className="actions">
        <ButtonAnchor variant="signal" href={here(`/book?day=${date}`)}>
          {t('Look at the free slots')}
        </ButtonAnchor>
        {isWaiting && (
          <FormButton path={path} asked="stop" variant="outline">
            {t('Stop waiting')}
          </FormButton>
        )}
      </div>
      <p>
        <CallUs>{t('Nothing that suits you? Call us and we will find a time')}</CallUs>
      </p>
    </>
  )
}

interface FormButtonProps {
  path: string
  asked: 'accept' | 'pass-on' | 'stop'
  variant: 'signal' | 'outline'
  children: string
}

function FormButton({ path, asked, variant, children }: FormButtonProps) {
  return (
    <form method="post" action={path}>
      <Button type="submit" name="do" value={asked} variant={variant}>
        {children}
      </Button>
    </form>
  )
}

function SlotFacts({ name, date, time }: OfferedSlot) {
  const company = useCompany()
  return (
    <dl className="facts">
      <div>
        <dt>{t('Day')}</dt>
        <dd>{fullDay(date)}</dd>
      </div>
      <div>
        <dt>{t('Time')}</dt>
        <dd>{t('{time}, Indian Standard Time, {n} minutes', { time, n: slotMinutes })}</dd>
      </div>
      <div>
        <dt>{t('Name')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{t('Where')}</dt>
        <dd>
          {company.name}, {company.address.join(', ')}
        </dd>
      </div>
    </dl>
  )
}
