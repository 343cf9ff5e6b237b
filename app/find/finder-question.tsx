import { Link } from 'react-router'
import { here, t } from '../../content/language/t.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icons.tsx'
import type { FinderPage } from './finder-page.server.ts'

type QuestionProps = Omit<FinderPage, 'question'> & {
  question: NonNullable<FinderPage['question']>
}

export function Question({ question, isEnd, unfound, words, longestWords }: QuestionProps) {
  return (
    <>
      {isEnd && <p className="label">{t('Narrow it further')}</p>}
      <h2 className="wide finder-question">{question.title}</h2>
      {unfound && (
        <p role="alert" className="finder-unfound">
          {t(
            'Nothing in our texts speaks of ‘{unfound}’. Choose the work from the list, or ask us: your words go with the question.',
            { unfound },
          )}
        </p>
      )}
      <ul className="finder-answers">
        {question.answers.map(({ title, to, leaves, narrows }) => (
          <li key={to} data-narrows={narrows || undefined}>
            <Link to={to}>
              <span>{title}</span>
              <span className="label">{leaves}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
        <li className="finder-skip">
          <Link to={question.skip}>
            <span>{t('Something else, or not sure')}</span>
            <span className="label">{t('Skip')}</span>
            <Icon name="arrow-right" />
          </Link>
        </li>
      </ul>
      {question.takesWords && (
        <form action={here('/which-machine')} className="finder-words" role="search">
          <label htmlFor="finder-words">{t('Or in your own words')}</label>
          <div>
            <input
              id="finder-words"
              name="words"
              maxLength={longestWords}
              defaultValue={words}
              placeholder={t('marble slabs')}
              autoComplete="off"
              required
            />
            <Button type="submit" variant="outline">
              {t('Find')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

/** Everything was skipped, or the range has many of a kind, or one machine alone. */
export function Undecided({ said, wayOn, machines, ask }: FinderPage) {
  return (
    <>
      <h2 className="wide finder-question">
        {machines.length === 1 ? said : t('{machines} remain', { machines: said })}
      </h2>
      <p className="finder-note">{wayOn}</p>
      <ButtonLink to={ask} variant="signal" icon="arrow-right">
        {t('Tell us about your work')}
      </ButtonLink>
    </>
  )
}
