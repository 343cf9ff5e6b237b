import { t } from '../../../content/language/t.ts'
import { partsOfDay, toldByOffice, type WishForm as Wish } from '../../rules/waitlist.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

interface WishFormProps {
  /** The day that is proposed. */
  first: string
  today: string
  sending: boolean
  hasMailServer: boolean
  onSend: (wish: Wish) => void
  onClose: () => void
}

/** When somebody could come. */
export function WishForm(props: WishFormProps) {
  const { first, today, sending, hasMailServer, onSend, onClose } = props
  return (
    <form
      className="wish-form"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        onSend(Object.fromEntries(typed) as Wish)
      }}
    >
      <Field label={t('From')}>
        {(control) => (
          <input
            {...control}
            {...{ type: 'date', name: 'from', min: today, defaultValue: first, required: true }}
          />
        )}
      </Field>
      <Field label={t('To')} optional>
        {(control) => <input {...control} {...{ type: 'date', name: 'to', min: today }} />}
      </Field>
      <Field label={t('Time of day')}>
        {(control) => (
          <select {...control} name="part">
            {Object.entries(partsOfDay).map(([part, { words }]) => (
              <option key={part} value={part}>
                {t(words)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p>
        {hasMailServer
          ? t('We mail you as soon as a slot is free, and hold it for you for a while.')
          : toldByOffice()}
      </p>
      <div className="actions">
        <Button type="submit" compact aria-busy={sending}>
          {sending ? t('Sending…') : t('Tell me')}
        </Button>
        <Button compact variant="outline" onClick={onClose}>
          {t('Never mind')}
        </Button>
      </div>
    </form>
  )
}
