import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import drawing from '../../media/drawings/wheelift-side.svg?url'

interface MessagePageProps {
  /** What is set large: the answer's status, or one word. */
  code: string
  title: string
  text: string
  /** Its path is logged to the console, as the address bar shows it (specification, section 2). */
  missing?: 'page' | 'product' | 'story' | false
  /** What to do now. */
  children: ReactNode
}

/** A page that has nothing to show but a message and a way on. */
export function MessagePage({ code, title, text, missing, children }: MessagePageProps) {
  return (
    <div className="message">
      {missing && <Missing what={missing} />}
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

function Missing({ what }: { what: string }) {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: no ${what} at ${window.location.pathname}`)
  }, [what, pathname])
  return null
}
