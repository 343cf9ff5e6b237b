import { Form, Link } from 'react-router'
import { aboutLanguage, translations } from '../../../content/language/languages.ts'
import { officePath } from '../../page/office-paths.ts'
import { languagesAddress, textStates, type LanguagesQuery } from './languages-query.ts'
import { groupBy } from '../../rules/group-by.ts'

/** Every other choice stays as it is. */
export function LanguageTabs({ query }: { query: LanguagesQuery }) {
  return (
    <nav className="office-actions" aria-label="Language">
      {translations.map((language) => (
        <Link
          key={language}
          className="office-button"
          aria-current={language === query.language ? 'page' : undefined}
          to={languagesAddress({ ...query, language, page: 1 })}
        >
          {aboutLanguage[language].inOffice}
        </Link>
      ))}
    </nav>
  )
}

interface LanguagesSearchProps {
  query: LanguagesQuery
  parts: { id: string; title: string; group: string }[]
}

export function LanguagesSearch({ query, parts }: LanguagesSearchProps) {
  const groups = groupBy(parts, ({ group }) => group)
  return (
    <Form
      role="search"
      className="office-actions translations-search"
      action={officePath.languages()}
    >
      <input type="hidden" name="language" value={query.language} />
      <label className="office-labelled">
        Part
        <select className="office-input" name="part" defaultValue={query.part ?? ''}>
          <option value="">Everything</option>
          {[...groups].map(([group, listed]) => (
            <optgroup key={group} label={group}>
              {listed.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="office-labelled">
        State
        <select className="office-input" name="state" defaultValue={query.state ?? ''}>
          <option value="">Any</option>
          {Object.entries(textStates).map(([state, words]) => (
            <option key={state} value={state}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="office-labelled">
        Words
        <input className="office-input" type="search" name="search" defaultValue={query.search} />
      </label>
      <button className="office-button">Show</button>
    </Form>
  )
}
