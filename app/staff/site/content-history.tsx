import { Form } from 'react-router'
import type { FormChange } from '../../rules/form-changes.ts'
import type { ContentField } from '../../site-content/content-form.server.ts'
import { DateTime } from '../date-time.tsx'
import { ContentChanges } from './content-changes-list.tsx'

interface ContentHistoryProps {
  history: {
    number: number
    published: { at: Date; by: string | null } | null
    broughtBack: number | null
    note: string | null
    state: 'published' | 'withdrawn'
    /** Of a text that visitors agree to. */
    version?: string
    changes: FormChange[]
  }[]
  fields: ContentField[]
  now: Date
}

/** What was published when and by whom, the latest first; each state can be brought back. */
export function ContentHistory({ history, fields, now }: ContentHistoryProps) {
  return (
    <section className="content-history" aria-labelledby="history-heading">
      <h2 id="history-heading">History</h2>
      <ol reversed>
        {history.map(({ number, published, broughtBack, note, state, version, changes }, index) => (
          <li key={number}>
            <div>
              <p>
                <b>{number === 0 ? 'As delivered' : `No. ${number}`}</b>
                {published && (
                  <>
                    {' '}
                    <span className="office-quiet">
                      <DateTime at={published.at} now={now} />
                      {published.by && `, ${published.by}`}
                      {broughtBack !== null &&
                        `, brought back ${broughtBack === 0 ? 'as delivered' : `from No. ${broughtBack}`}`}
                    </span>
                  </>
                )}
              </p>
              {note && <p className="content-note">{note}</p>}
              {version && <p>Kept with enquiries as version {version}.</p>}
              {state === 'withdrawn' && <p>Taken off the site.</p>}
              <ContentChanges changes={changes} fields={fields} />
            </div>
            {index === 0 ? (
              <p className="office-quiet">
                {state === 'withdrawn' ? 'Off the site' : 'On the site now'}
              </p>
            ) : (
              <Form method="post">
                <input type="hidden" name="number" value={number} />
                <input type="hidden" name="base" value={history[0]!.number} />
                <button className="office-button" name="do" value="bring-back">
                  Bring back
                  <span className="sr-only">
                    {' '}
                    {number === 0 ? 'as delivered' : `No. ${number}`}
                  </span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
