import type { MouseEvent } from 'react'

/** A link to the same page in another language takes along what the page shows at the press: its dialog, its filters, its place. */
export function takeAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}
