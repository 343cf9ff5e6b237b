import { useState, type ReactNode } from 'react'

interface ViewGroupProps {
  title: string
  /** When it comes; then it is as whoever looks leaves it. */
  isOpen: boolean
  children: ReactNode
}

/** Some of the controls, behind their name: first comes the machine. */
export function ViewGroup({ title, isOpen, children }: ViewGroupProps) {
  const [first] = useState(isOpen)
  return (
    <details className="view-group" open={first}>
      <summary>{title}</summary>
      <div className="view-group-inside">{children}</div>
    </details>
  )
}
