import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
import { End, Machines } from './finder-machines.tsx'
import type { FinderPage } from './finder-page.server.ts'
import { Question, Undecided } from './finder-question.tsx'
import { isSecondPress } from '../ui/second-press.ts'
import styles from './find.css?url'

/** One question a step, and beside it the machines that remain. */
export default function FinderView({ shown }: { shown: FinderPage }) {
  const { steps, said, loads, missing, isEnd, question, machines, again } = shown
  const isUndecided = !question && !isEnd && machines.length > 0
  const columns = useRef<HTMLDivElement>(null)
  const shownFirst = useRef(shown)
  useEffect(() => {
    // Whoever pressed an answer stood on a link that is gone; the status says what remains.
    if (shown !== shownFirst.current) columns.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div className="wrap finder" onClickCapture={pressOnce}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="section-head finder-head">
        <h1 className="wide heading-2">{t('Which machine?')}</h1>
        <p className="finder-said" role="status">
          {said}
        </p>
      </div>
      {steps[0] && <Steps steps={steps} />}
      {loads && <p className="finder-note">{loads}</p>}
      {missing && (
        <p className="finder-note">
          {t('Nothing in our texts speaks of ‘{unfound}’. Ask us, and it goes with the question.', {
            unfound: missing,
          })}
        </p>
      )}
      <div
        className="finder-columns"
        data-end={isEnd || undefined}
        ref={columns}
        tabIndex={-1}
        role="group"
        aria-label={question?.title ?? said}
      >
        {isEnd && <End {...shown} />}
        <div className="finder-asked">
          {question ? <Question key={question.title} {...shown} question={question} /> : null}
          {isUndecided && <Undecided {...shown} />}
          <Ways {...shown} hasButton={isEnd || isUndecided} />
        </div>
        {!isEnd && machines[0] && (
          <section className="finder-left" aria-labelledby="finder-left">
            <h2 id="finder-left" className="label">
              {again ? t('These remain, all to one scale') : t('The range, all to one scale')}
            </h2>
            <Machines machines={machines} />
          </section>
        )}
      </div>
    </div>
  )
}

/** The second press of a double click falls on what has come to stand there: the next question, or a machine. */
const pressOnce = (event: MouseEvent) => {
  if (isSecondPress(event)) event.preventDefault()
}

/** The questions along a ruler; an answered one leads back to itself. */
function Steps({ steps }: Pick<FinderPage, 'steps'>) {
  return (
    <nav aria-label={t('Your answers')}>
      <ol className="finder-steps">
        {steps.map(({ title, answer, change, isCurrent }) => (
          <li key={title} aria-current={isCurrent ? 'step' : undefined}>
            <span className="label">{title}</span>
            {change ? (
              <Link to={change}>
                {answer}
                <span className="sr-only">{t('(change)')}</span>
              </Link>
            ) : (
              <span className="finder-open">{isCurrent ? t('Asked now') : ''}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** @param hasButton that asks: no link beside it does the same */
function Ways({ again, ask, hasButton }: FinderPage & { hasButton: boolean }) {
  return (
    <p className="text-links finder-ways">
      {!hasButton && (
        <Link className="text-link" to={ask}>
          <span>{t('Ask us instead')}</span>
        </Link>
      )}
      {again && (
        <Link className="text-link" to={again}>
          <span>{t('Start again')}</span>
        </Link>
      )}
    </p>
  )
}
