import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

/** A slot that the usual week does not have. */
export function AddSlot() {
  return (
    <Form method="post" className="day-add" preventScrollReset>
      <Field label="Open another slot at">
        {(control) => <input {...control} type="time" name="time" required />}
      </Field>
      <Button type="submit" compact variant="outline" name="do" value="open-slot">
        Open slot
      </Button>
    </Form>
  )
}
