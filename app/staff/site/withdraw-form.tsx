import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

interface WithdrawFormProps {
  /** 'machine' */
  one: string
  /** What may take its place; none where it has no page. */
  successors: { id: string; title: string }[]
}

/** Takes it off the site; it can be brought back from its history. */
export function WithdrawForm({ one, successors }: WithdrawFormProps) {
  return (
    <details className="content-also">
      <summary>Withdraw this {one}</summary>
      <Form method="post" className="content-also-rows">
        {successors.length > 0 && (
          <Field label="Whoever asks for it sees">
            {(control) => (
              <select {...control} name="successor" defaultValue="">
                <option value="">that it is offered no more, and the rest</option>
                {successors.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Button type="submit" name="do" value="withdraw" variant="outline">
          Withdraw
        </Button>
      </Form>
      <p className="office-quiet">
        It leaves menus, lists and forms at once. Its history stays, and brings it back. Your draft
        stays too; what is planned is not published while it is off the site.
      </p>
    </details>
  )
}
