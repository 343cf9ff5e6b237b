import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

export function OpenDay({ isNew }: { isNew: boolean }) {
  return (
    <Form method="post" className="office-notice day-open">
      <p>
        {isNew
          ? 'Nobody can book this day yet. It opens with the slots of the usual week.'
          : 'Nobody can book this day. Its slots are free again as soon as it is open.'}
      </p>
      <Button type="submit" compact variant="signal" name="do" value="open-day">
        Open this day
      </Button>
    </Form>
  )
}
