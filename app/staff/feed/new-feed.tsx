import { Form } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { Button } from '../../ui/button.tsx'
import { FreshFirst } from '../fresh-first.tsx'
import { Field } from '../../ui/field.tsx'

interface NewFeedProps {
  label: string
  isFresh: boolean
  /** From the sign-in to which the form led. */
  isBack: boolean
}

export function NewFeed({ label, isFresh, isBack }: NewFeedProps) {
  return (
    <Form method="post" action={officePath.feed()} className="office-form feed-new">
      <Field label="Whose calendar is it for?">
        {(control) => (
          <input
            {...control}
            name="label"
            maxLength={60}
            defaultValue={label}
            placeholder="Phone of the workshop"
            required
          />
        )}
      </Field>
      <FreshFirst what="A new feed asks" {...{ isFresh, isBack }} />
      <p>
        <Button type="submit" compact>
          Make a feed
        </Button>
      </p>
    </Form>
  )
}
