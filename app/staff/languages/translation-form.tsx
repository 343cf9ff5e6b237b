import { Form } from 'react-router'
import type { Translation } from '../../../content/language/languages.ts'
import { Field } from '../../ui/field.tsx'
import { DateTime } from '../date-time.tsx'
import { May } from '../may.tsx'
import { tickedForm } from './approve-several.tsx'
import type { Unchanged } from './languages-action.server.ts'
import type { ShownText } from './languages-page.server.ts'
import { textStates } from './languages-query.ts'

interface TranslationFormProps {
  text: ShownText
  /** Of the page, with what it shows. */
  address: string
  language: { id: Translation; words: string }
  refused: Unchanged | undefined
  now: Date
}

/** The English, and beside it what stands for it. */
export function TranslationForm({ text, address, language, refused, now }: TranslationFormProps) {
  const { key, english, state, was } = text
  const id = `text-${key.slice(0, 12)}`
  const typed = refused?.typed ?? (state === 'missing' ? (was?.text ?? '') : text.text)
  const isWritten = state === 'checked' || state === 'approved'
  const begins = english.length > 60 ? `${english.slice(0, 60)}…` : english
  return (
    <li id={id} className="translation">
      <div className="translation-english">
        {was ? <ChangedEnglish runs={was.runs} /> : <p>{english}</p>}
        {text.isFigure && (
          <p className="office-quiet">
            A figure: it stays English on the site until it is approved.
          </p>
        )}
      </div>
      <Form
        key={JSON.stringify(typed)}
        method="post"
        action={address}
        className="translation-form"
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={text.seen} />
        {refused?.isMeanwhile && <Meanwhile text={text} language={language} now={now} />}
        <Field
          label={
            <>
              {language.words}
              <span className="sr-only"> of ‘{begins}’</span>
            </>
          }
          error={refused?.message || undefined}
        >
          {(control) => (
            <textarea
              {...control}
              name="text"
              lang={language.id}
              rows={Math.min(10, 1 + Math.ceil(Math.max(typed.length, english.length) / 55))}
              defaultValue={typed}
            />
          )}
        </Field>
        <p className="office-actions">
          <button className="office-button" name="do" value="check">
            Save as checked
          </button>
          <May right="approve">
            <button className="office-button" name="do" value="approve">
              Approve
            </button>
          </May>
          {isWritten && (
            <button className="office-button" name="do" value="take-back">
              Take back
            </button>
          )}
          <span className="translation-state">
            <span className={`office-tag ${state === 'missing' ? 'office-tag-bad' : ''}`}>
              {was ? textStates.changed : textStates[state]}
            </span>
            {text.at && (
              <span className="office-quiet">
                <DateTime at={text.at} now={now} />
                {text.by && `, ${text.by}`}
              </span>
            )}
          </span>
          {(state === 'machine' || state === 'checked') && (
            <May right="approve">
              <label className="office-check translation-tick">
                <input
                  type="checkbox"
                  form={tickedForm}
                  name="tick"
                  value={`${key}:${text.seen}`}
                />
                <span>
                  Tick<span className="sr-only"> ‘{begins}’ to be approved</span>
                </span>
              </label>
            </May>
          )}
        </p>
      </Form>
    </li>
  )
}

/** What became of the English that the translation was made of. */
function ChangedEnglish({ runs }: Pick<NonNullable<ShownText['was']>, 'runs'>) {
  return (
    <p>
      <span className="office-quiet">The English was changed: </span>
      {runs.map(({ in: where, text }, index) => {
        if (where === 'old') return <del key={index}>{text}</del>
        if (where === 'new') return <ins key={index}>{text}</ins>
        return <span key={index}>{text}</span>
      })}
    </p>
  )
}

/** A colleague came first: what it says now, before anything of it is undone. */
function Meanwhile({
  text,
  language,
  now,
}: Pick<TranslationFormProps, 'text' | 'language' | 'now'>) {
  return (
    <div role="alert" className="office-notice office-notice-bad">
      <p>
        {text.by ?? 'Somebody'} changed this after you opened the page
        {text.at && (
          <>
            {' '}
            (<DateTime at={text.at} now={now} />)
          </>
        )}
        . It is ‘{textStates[text.state]}’ now, and says:
      </p>
      <blockquote lang={language.id}>{text.text || 'nothing'}</blockquote>
      <p>What you typed stands below and is not saved. Look it over and save again.</p>
    </div>
  )
}
