import type { ReactNode } from 'react'
import type { MessageKind } from '../../../content/messages.ts'

interface MessageFormProps {
  /** Of what it is about. */
  action: string
  text: MessageKind
  /** Where the button has only a sign. */
  label?: string
  children: ReactNode
}

/** Opens a chat with a text of ours in another window. It posts: a link of their own is made for it, and the log has it. */
export function MessageForm({ action, text, label, children }: MessageFormProps) {
  return (
    <form method="post" action={action} target="_blank" rel="noreferrer">
      <input type="hidden" name="do" value="message" />
      <button className="office-button" name="text" value={text} aria-label={label} title={label}>
        {children}
      </button>
    </form>
  )
}
