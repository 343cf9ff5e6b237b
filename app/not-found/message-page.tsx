import type { ReactNode } from 'react'
import drawing from '../../media/drawings/wheelift-side.svg?url'

interface MessagePageProps {
  /** What is set large: the answer's status, or one word. */
  code: string
  title: string
  text: string
  /** What to do now. */
  children: ReactNode
}

/** A page that has nothing to show but a message and a way on. */
export function MessagePage({ code, title, text, children }: MessagePageProps) {
  return (
    <div className="message">
      <div className="wrap message-columns">
        <div>
          <p className="message-code" aria-hidden="true">
            {code}
          </p>
          <h1 className="wide heading-2">{title}</h1>
          <p className="lead">{text}</p>
          <div className="actions">{children}</div>
        </div>
        <img src={drawing} alt="" width={1067} height={345} />
      </div>
    </div>
  )
}
