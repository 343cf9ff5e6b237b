import { languageOf, t } from '../../content/language/t.ts'
import { useCompany } from '../page/company.ts'
import { dateWords } from '../rules/day-labels.ts'
import { pageMeta } from '../page/page-meta.ts'
import { siteContentContext } from '../page/site-content.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { tNodes } from '../ui/t-nodes.tsx'
import type { Route } from './+types/privacy-page'
import { whatIsKept } from './what-is-kept.server.ts'

/** Written on the server: the words of days and the form's fields are no part of the page's script. */
export function loader({ context }: Route.LoaderArgs) {
  const { privacy } = context.get(siteContentContext)
  const { kept, since, number } = whatIsKept(privacy)
  const { lead, more, others, onYourDevice, yourSay } = privacy
  return {
    ...{ kept, since, asOf: dateWords(since), number },
    ...{ lead, more, others, onYourDevice, yourSay },
  }
}

/** It is the same for every query. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return pageMeta({
    title: t('Privacy: what is kept and why'),
    description: t(
      'What this site keeps of you, why, and for how long: sign-in, appointments, enquiries and mails. No advertisements, no counters. How to have it sent to you or erased.',
    ),
    path: '/privacy',
  })
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const company = useCompany()
  const subject = encodeURIComponent(t('What you keep of me'))
  const { kept, since, asOf, number, lead, more, others, onYourDevice, yourSay } = loaderData
  return (
    <div className="wrap privacy">
      <div className="section-head">
        <h1 className="wide heading-2">{t('What is kept, and why')}</h1>
        <p className="label aside">
          {tNodes('As of {day}', { day: <time dateTime={since}>{asOf}</time> })}
          {number > 1 && t(', no. {number}', { number })}
        </p>
      </div>
      <p className="lead privacy-lead" lang={languageOf(lead)}>
        {lead}
      </p>
      <dl className="privacy-kept">
        {kept.map(({ what, holds, why, until }) => (
          <div key={what}>
            <dt className="wide" lang={languageOf(what)}>
              {what}
            </dt>
            <dd lang={languageOf(holds)}>{holds}</dd>
            <dd>
              <span className="label">{t('Why')}</span>
              <span lang={languageOf(why)}>{why}</span>
            </dd>
            <dd>
              <span className="label">{t('Until')}</span>
              <span lang={languageOf(until)}>{until}</span>
            </dd>
          </div>
        ))}
        {more.map(({ title, text }, place) => (
          <div key={place}>
            <dt className="wide" lang={languageOf(title)}>
              {title}
            </dt>
            <dd lang={languageOf(text)}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="privacy-rest">
        <section aria-labelledby="privacy-others">
          <h2 id="privacy-others" className="wide">
            {t('Who else learns of you')}
          </h2>
          <ul>
            {others.map((text) => (
              <li key={text} lang={languageOf(text)}>
                {text}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="privacy-device">
          <h2 id="privacy-device" className="wide">
            {t('On your device')}
          </h2>
          <p lang={languageOf(onYourDevice)}>{onYourDevice}</p>
        </section>
        <section aria-labelledby="privacy-say">
          <h2 id="privacy-say" className="wide">
            {t('Your say')}
          </h2>
          <p lang={languageOf(yourSay)}>{yourSay}</p>
          <div className="actions">
            <ButtonAnchor href={`mailto:${company.email}?subject=${subject}`} icon="mail">
              {t('Ask for your data')}
            </ButtonAnchor>
          </div>
          <p className="label">
            {company.name}, {company.address.join(', ')},{' '}
            <a
              href={company.phone.href}
              style={{ whiteSpace: 'nowrap', textDecoration: 'underline' }}
            >
              {company.phone.display}
            </a>
          </p>
        </section>
      </div>
    </div>
  )
}
