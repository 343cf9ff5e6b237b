import type { ReactNode } from 'react'

interface NumberedHeadingProps {
  /** Its place on the page, for the eye alone. */
  number: string
  id?: string
  children: ReactNode
}

/** A section's heading and its number, which stands before it in whatever columns the section has. */
export function NumberedHeading({ number, id, children }: NumberedHeadingProps) {
  return (
    <>
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <h2 id={id} className="wide heading-2">
        {children}
      </h2>
    </>
  )
}
