import { Form, Link } from 'react-router'
import { May } from '../may.tsx'
import { languagesAddress, type LanguagesQuery } from './languages-query.ts'

/** The form that the tick boxes of all texts belong to. */
export const tickedForm = 'approve-ticked'

export function ApproveTicked({ address }: { address: string }) {
  return (
    <May right="approve">
      <Form id={tickedForm} method="post" action={address} preventScrollReset>
        <button className="office-button" name="do" value="approve-ticked">
          Approve those ticked
        </button>
      </Form>
    </May>
  )
}

interface ApproveAllProps {
  query: LanguagesQuery
  language: { words: string }
  /** Whether the page asks once more. */
  isAsked: boolean
  title: string
  count: number
  seen: string
  now: Date
}

/** All of a part as it stands, once somebody has said so twice. */
export function ApproveAll({ query, language, isAsked, title, count, seen, now }: ApproveAllProps) {
  const address = languagesAddress(query)
  if (count === 0) return null
  const texts = count === 1 ? 'the one text' : `all ${count} texts`
  return (
    <May right="approve">
      {isAsked ? (
        <Form method="post" action={address} className="office-notice languages-approve">
          <h2>
            Approve {texts} of ‘{title}’?
          </h2>
          <p>
            You answer for what they say in {language.words}: a page whose every text is approved is
            shown to search engines, and says no more that a machine has translated it.
          </p>
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="opened" value={now.getTime()} />
          <p className="office-actions">
            <button className="office-button" name="do" value="approve-all">
              Approve {texts}
            </button>
            <Link className="office-link" to={address}>
              Not now
            </Link>
          </p>
        </Form>
      ) : (
        <p>
          <Link className="office-button" to={languagesAddress(query, { approve: 'all' })}>
            Approve {texts} of this part
          </Link>
        </p>
      )}
    </May>
  )
}
