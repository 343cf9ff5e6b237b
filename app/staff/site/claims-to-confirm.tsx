import { Form } from 'react-router'

interface ClaimsToConfirmProps {
  claims: { field?: string; words: string; said?: string }[]
  /** The revision that says so. */
  base?: number
}

/** What the site says and the owner has not confirmed yet. */
export function ClaimsToConfirm({ claims, base }: ClaimsToConfirmProps) {
  if (claims.length === 0) return null
  return (
    <details className="content-claims" open={claims.length < 4 || undefined}>
      <summary>
        Not confirmed: {claims.length} {claims.length === 1 ? 'thing' : 'things'} that the site says
      </summary>
      <p className="office-quiet">
        Nobody who knows has said yet that these are true. Read each here, as the site says it;
        change below and publish what is wrong, and confirm what is right.
      </p>
      <Form method="post">
        <input type="hidden" name="base" value={base} />
        <ul>
          {claims.map(({ field, words, said }) => (
            <li key={words}>
              <div>
                <b>{words}</b>
                {field && <p>{said || 'nothing'}</p>}
              </div>
              {field ? (
                <button className="office-button" name="do" value={`confirm ${field}`}>
                  Confirm<span className="sr-only"> {words}</span>
                </button>
              ) : (
                <span className="office-quiet">Fill it in below</span>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </details>
  )
}
