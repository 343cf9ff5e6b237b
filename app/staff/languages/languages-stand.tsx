import { Link } from 'react-router'
import { languagesAddress, type LanguagesQuery, type TextState } from './languages-query.ts'

type Counts = Record<'all' | TextState, number>

interface LanguagesStandProps {
  query: LanguagesQuery
  language: { words: string }
  counts: Counts
  pagesApproved: { of: number; approved: number }
  papersApproved: { of: number; approved: number }
  parts: { id: string; title: string; counts: Counts }[]
}

/** How far a language is: in all, and part by part. */
export function LanguagesStand({
  query,
  language,
  counts,
  pagesApproved,
  papersApproved,
  parts,
}: LanguagesStandProps) {
  return (
    <section aria-label={`How far ${language.words} is`} className="languages-stand">
      <p>
        Of {counts.all} texts {counts.machine} are machine-made, {counts.checked} checked,{' '}
        {counts.approved} approved and {counts.missing} missing
        {counts.changed > 0 && `, ${counts.changed} of them because the English was changed`}.{' '}
        {pagesApproved.approved} of {pagesApproved.of} pages are approved as a whole: search engines
        are shown these. The others say that a machine has translated them. Of {papersApproved.of}{' '}
        papers, which are a brochure and a configuration sheet of each machine and quotes,{' '}
        {papersApproved.approved} are approved; the others say so too.
      </p>
      <details>
        <summary>Part by part</summary>
        {/* It scrolls, so it can be reached and moved with keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="languages-parts" role="region" aria-label="Part by part" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Texts</th>
                <th scope="col">Machine-made</th>
                <th scope="col">Checked</th>
                <th scope="col">Approved</th>
                <th scope="col">Missing</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.id}>
                  <th scope="row">
                    <Link
                      className="office-link"
                      to={languagesAddress({
                        ...{ ...query, part: part.id, state: null, search: '', page: 1 },
                      })}
                    >
                      {part.title}
                    </Link>
                  </th>
                  <td>{part.counts.all}</td>
                  <td>{part.counts.machine}</td>
                  <td>{part.counts.checked}</td>
                  <td>{part.counts.approved === part.counts.all ? 'all' : part.counts.approved}</td>
                  <td>{part.counts.missing}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
