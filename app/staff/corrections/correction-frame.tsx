import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

interface CorrectionFrameProps {
  /** What it corrects. */
  title: string
  id?: string
  isOpen: boolean
  /** Why it was not done. */
  refused: string | null
  /** What the fields held when the form was opened: it is sent along, so that what somebody else changed meanwhile is seen. */
  began: Record<string, string>
  /** Which form this is, for whoever reads it. */
  action: string
  /** Another page's address. */
  to?: string
  button: string
  children: ReactNode
}

/** A form for what stands already: closed until it is wanted. */
export function CorrectionFrame(props: CorrectionFrameProps) {
  const { title, id, isOpen, refused, began, action, to, button, children } = props
  return (
    <details className="correction" id={id} open={isOpen || refused !== null}>
      <summary className="office-link">{title}</summary>
      <Form
        key={JSON.stringify(began)}
        method="post"
        action={to}
        className="office-form correction-form"
        noValidate
      >
        {refused !== null && (
          <p role="alert" className="office-notice office-notice-bad">
            {refused}
          </p>
        )}
        <input type="hidden" name="do" value={action} />
        {Object.entries(began).map(([name, value]) => (
          <input key={name} type="hidden" name={`began-${name}`} value={value} />
        ))}
        {children}
        <p>
          <Button type="submit" compact>
            {button}
          </Button>
        </p>
      </Form>
    </details>
  )
}
