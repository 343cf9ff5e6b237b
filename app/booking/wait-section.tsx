import { here, t } from '../../content/language/t.ts'
import { fullWords, mostWishes, partsOfDay, toldByOffice, wishWords } from '../rules/waitlist.ts'
import { longDay } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { tNodes } from '../ui/t-nodes.tsx'
import type { Book } from './drawn-page.ts'

/** Where there are free slots every day nobody needs to wait. */
export function concernsWaiting({ full, choice, wishes, held, wished }: Book): boolean {
  return full.length > 0 || choice.days.length === 0 || wishes.length > 0 || !!held || !!wished
}

/** Waiting for a slot, on the book as a page: what one waits for, and the form for more. */
export function WaitSection(props: Book) {
  const { user, full, wishes, held, wished, today, signIn, hasMailServer } = props
  return (
    <section className="own-wait" aria-labelledby="wait" id="waiting">
      <h2 id="wait">{t('No slot that suits you?')}</h2>
      {held && (
        <p className="own-said">
          {tNodes('A slot is free for you: {slot}, held until {until}.', {
            slot: (
              <a href={here(`/book?day=${held.date}&time=${held.time}#slots`)}>
                {t('{time} on {day}', { time: held.time, day: longDay(held.date) })}
              </a>
            ),
            until: held.until,
          })}
        </p>
      )}
      {full.length > 0 && <p>{t('All slots are taken on {days}.', { days: fullWords(full) })}</p>}
      {wishes.length > 0 && (
        <ul aria-label={t('What you wait for')}>
          {wishes.map((wish) => (
            <li key={wish.id}>
              <span>{wishWords(wish)}</span>
              <form method="post" action={here('/book')}>
                <input type="hidden" name="wish" value={wish.id} />
                <Button
                  {...{ type: 'submit', name: 'do', value: 'take-back' }}
                  compact
                  variant="outline"
                  aria-label={t('Take it back: {when}', { when: wishWords(wish) })}
                >
                  {t('Take it back')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {wishes.length < mostWishes && (
        <p>
          {hasMailServer
            ? t('We mail you when a slot is free, and hold it for you for a while.')
            : toldByOffice()}
        </p>
      )}
      {!user && (
        <ButtonAnchor compact variant="outline" href={signIn}>
          {t('Sign in, and tell us when you could come')}
        </ButtonAnchor>
      )}
      {user && wishes.length < mostWishes && (
        <form method="post" action={here('/book')} className="own-wish">
          <Field label={t('From')}>
            {(control) => (
              <input
                {...control}
                {...{ type: 'date', name: 'from', min: today, required: true }}
                defaultValue={wished?.from ?? full[0] ?? ''}
              />
            )}
          </Field>
          <Field label={t('To')} optional>
            {(control) => (
              <input
                {...control}
                {...{ type: 'date', name: 'to', min: today }}
                defaultValue={wished?.to ?? ''}
              />
            )}
          </Field>
          <Field label={t('Time of day')}>
            {(control) => (
              <select {...control} name="part" defaultValue={wished?.part ?? 'any'}>
                {Object.entries(partsOfDay).map(([part, { words }]) => (
                  <option key={part} value={part}>
                    {t(words)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button {...{ type: 'submit', name: 'do', value: 'wait' }} variant="ink">
            {t('Tell me when a slot is free')}
          </Button>
        </form>
      )}
    </section>
  )
}
