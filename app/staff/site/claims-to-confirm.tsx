import { Form } from 'react-router'

interface ClaimsToConfirmProps {
  claims: { field?: string; words: string }[]
}

/** What the site says and the owner has not confirmed yet. */
export function ClaimsToConfirm({ claims }: ClaimsToConfirmProps) {
  if (claims.length === 0) return null
  return (
    <details className="content-claims" open={claims.length < 4 || undefined}>
      <summary>
        Not confirmed: {claims.length} {claims.length === 1 ? 'thing' : 'things'} that the site says
      </summary>
      <p className="office-quiet">
        Nobody who knows has said yet that these are true. Read each below as it stands on the site;
        change what is wrong, and confirm what is right.
      </p>
      <Form method="post">
        <ul>
          {claims.map(({ field, words }) => (
            <li key={words}>
              <span>{words}</span>
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
