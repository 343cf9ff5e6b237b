import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

export function NewFeed() {
  return (
    <Form method="post" className="office-form feed-new">
      <Field label="Whose calendar is it for?">
        {(control) => (
          <input
            {...control}
            name="label"
            maxLength={60}
            placeholder="Phone of the workshop"
            required
          />
        )}
      </Field>
      <p>
        <Button type="submit" compact>
          Make a feed
        </Button>
      </p>
    </Form>
  )
}
