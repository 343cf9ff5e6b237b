import type { ReactNode } from 'react'

interface ContentStatesProps {
  states: string[]
  /** How many things are not confirmed. */
  claims: number
  children?: ReactNode
}

const bad = ['Not confirmed', 'Not published']

/** How content stands, in its state words. */
export function ContentStates({ states, claims, children }: ContentStatesProps) {
  return (
    <p className="content-states">
      {states.map((state) => (
        <span key={state} className={`office-tag ${bad.includes(state) ? 'office-tag-bad' : ''}`}>
          {state}
          {state === 'Not confirmed' && `: ${claims}`}
        </span>
      ))}
      {children}
    </p>
  )
}
