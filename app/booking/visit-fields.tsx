import { t } from '../../content/language/t.ts'
import {
  longestCompany,
  longestPhone,
  meetingWays,
  meetWords,
  mostVisitors,
} from '../rules/visit-details.ts'
import { Field } from '../ui/field.tsx'
import styles from './visit-fields.css?url'
import type { VisitForm } from './visit-draft.ts'

/** What a visitor may tell us beforehand: the browser's own fields, so that they work without scripts. */
export function VisitFields({ draft, machines, wrong }: VisitForm) {
  const errorOf = (field: string) => (wrong?.field === field ? wrong.message : undefined)
  return (
    <div className="visit-fields">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div>
        <Field label={t('Phone')} error={errorOf('phone')}>
          {(control) => (
            <input
              {...control}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={longestPhone}
              defaultValue={draft.phone}
            />
          )}
        </Field>
        <label className="visit-check">
          {/* Without the tick this is what is sent; with it the later one counts. Where nothing was said, no tick says nothing. */}
          <input type="hidden" name="whatsapp" value={draft.whatsapp ? 'no' : ''} />
          <input
            type="checkbox"
            name="whatsapp"
            value="yes"
            defaultChecked={draft.whatsapp === 'yes'}
          />
          {t('It has WhatsApp')}
        </label>
      </div>
      <Field label={t('Company')} error={errorOf('company')}>
        {(control) => (
          <input
            {...control}
            name="company"
            autoComplete="organization"
            maxLength={longestCompany}
            defaultValue={draft.company}
          />
        )}
      </Field>
      <Field label={t('How many of you come')} error={errorOf('visitors')}>
        {(control) => (
          <input
            {...control}
            name="visitors"
            inputMode="numeric"
            maxLength={String(mostVisitors).length}
            defaultValue={draft.visitors}
          />
        )}
      </Field>
      {machines.length > 0 && (
        <Field label={t('Machine of interest')}>
          {(control) => (
            <select {...control} name="product" defaultValue={draft.product}>
              <option value="">{t('Not decided yet')}</option>
              {machines.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className="visit-wide">
        <Field label={t('How shall we meet')} error={errorOf('meet')}>
          {(control) => (
            <select {...control} name="meet" defaultValue={draft.meet}>
              {meetingWays.map((way) => (
                <option key={way} value={way}>
                  {t(meetWords[way])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className="visit-hint">
          {t('By telephone we call the number above. By video you get a link from us.')}
        </p>
      </div>
    </div>
  )
}
