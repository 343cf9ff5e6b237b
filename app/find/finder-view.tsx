import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { here, languageOf, t } from '../../content/language/t.ts'
import { productPath } from '../../content/site.ts'
import { FramedPicture } from '../products/framed-picture.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icons.tsx'
import type { FinderPage } from './finder-page.server.ts'
import styles from './find.css?url'

/** One question a step, and beside it the machines that remain. */
export default function FinderView({ shown }: { shown: FinderPage }) {
  const { steps, said, isEnd, question, machines, again } = shown
  const columns = useRef<HTMLDivElement>(null)
  const shownFirst = useRef(shown)
  useEffect(() => {
    // Whoever pressed an answer stood on a link that is gone; the status says what remains.
    if (shown !== shownFirst.current) columns.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div className="wrap finder">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="section-head finder-head">
        <h1 className="wide heading-2">{t('Which machine?')}</h1>
        <p className="finder-said" role="status">
          {said}
        </p>
      </div>
      <Steps steps={steps} />
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
          {!question && !isEnd && <Undecided {...shown} />}
          <Ways {...shown} />
        </div>
        {!isEnd && (
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

type QuestionProps = Omit<FinderPage, 'question'> & {
  question: NonNullable<FinderPage['question']>
}

function Question({ question, isEnd, unfound, longestWords }: QuestionProps) {
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
              defaultValue={unfound ?? ''}
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

/** Everything was skipped, or the range has many of a kind. */
function Undecided({ said, again }: FinderPage) {
  return (
    <>
      <h2 className="wide finder-question">{t('{machines} remain', { machines: said })}</h2>
      <p className="finder-note">
        {t(
          'No question is left that would part them. Answer one that you skipped, look at the machines, or tell us about your work.',
        )}
      </p>
      {again && (
        <ButtonLink to={again} variant="outline" icon="arrow-left" compact>
          {t('Start again')}
        </ButtonLink>
      )}
    </>
  )
}

function Machines({ machines }: Pick<FinderPage, 'machines'>) {
  return (
    <ol className="finder-machines">
      {machines.map((machine) => (
        <li key={machine.id} className="finder-machine">
          <FramedPicture
            picture={machine.picture}
            frame={machine.picture.toScale}
            shares={{ phone: 44, tablet: 30, desktop: 14 }}
            alt=""
          />
          <h3 className="wide">
            <Link to={productPath(machine)}>{machine.title}</Link>
          </h3>
          <Reasons {...machine} />
        </li>
      ))}
    </ol>
  )
}

/** One to three, large, side by side. */
function End({ machines, compare, ask }: FinderPage) {
  return (
    <section className="finder-end" aria-labelledby="finder-end">
      <h2 id="finder-end" className="sr-only">
        {t('What fits')}
      </h2>
      <ol className="finder-fits" data-count={machines.length}>
        {machines.map((machine) => (
          <li key={machine.id} className="finder-fit">
            <FramedPicture
              picture={machine.picture}
              frame={machine.picture.toScale}
              shares={{ phone: 90, tablet: 45, desktop: Math.ceil(90 / (machines.length + 1)) }}
              alt={machine.picture.alt}
            />
            <div>
              <h3 className="wide">
                <Link to={productPath(machine)}>{machine.title}</Link>
                <Icon name="arrow-right" />
              </h3>
              <p lang={languageOf(machine.subtitle)}>{machine.subtitle}</p>
              <Reasons {...machine} />
            </div>
          </li>
        ))}
      </ol>
      <div className="actions finder-actions">
        <ButtonLink to={ask} variant="signal" icon="arrow-right">
          {machines.length === 1 ? t('Ask us about it') : t('Ask us about these')}
        </ButtonLink>
        {compare && (
          <ButtonLink to={compare} variant="outline" icon="arrow-right">
            {t('Compare these')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function Reasons({ title, subtitle, reasons }: FinderPage['machines'][number]) {
  if (reasons.length === 0)
    return (
      <p className="finder-kind" lang={languageOf(subtitle)}>
        {subtitle}
      </p>
    )
  return (
    <ul className="finder-reasons" aria-label={t('Why the {title}', { title })}>
      {reasons.map(({ name, reason }) => (
        <li key={name}>
          <span className="label">{name}</span>
          <span lang={languageOf(reason)}>{reason.charAt(0).toUpperCase() + reason.slice(1)}</span>
        </li>
      ))}
    </ul>
  )
}

function Ways({ again, ask, isEnd }: FinderPage) {
  return (
    <p className="text-links finder-ways">
      {!isEnd && (
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
