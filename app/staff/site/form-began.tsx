import { useState } from 'react'
import type { ContentForm } from '../../site-content/content-form.server.ts'
import { begunName } from './typed-form.ts'

interface FormBeganProps {
  /** The revision that it began with, and its words where they were delivered. */
  base: number
  begun: ContentForm | null
  /** When its page was opened. */
  at: Date
  /** The draft from elsewhere that whoever presses a button has read of, by its time. */
  over: number | undefined
}

/**
 * Tells a form from one that its writer has open elsewhere, and what it began with from what a release delivers since:
 * it stays what it was when the page is read again behind it.
 */
export function FormBegan({ base, begun, at, over }: FormBeganProps) {
  const [was] = useState({ begun, at })
  return (
    <>
      <input type="hidden" name="base" value={base} />
      {Object.entries(was.begun ?? {}).map(([name, text]) => (
        <input key={name} type="hidden" name={begunName(name)} value={text} />
      ))}
      <input type="hidden" name="opened" value={was.at.getTime()} />
      {over && <input type="hidden" name="over" value={over} />}
    </>
  )
}
