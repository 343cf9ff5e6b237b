import { useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'
import { colourIn, withColour } from './colour-query.ts'

/**
 * The paint that was picked, which is part of the address: it can be linked to, and stays over a reload, Back, and
 * whatever opens over the page.
 *
 * @param paints of the machine
 */
export function useColourInAddress(paints: readonly { id: string }[]) {
  const { search, key } = useLocation()
  const [picked, setPicked] = useState<{ colour: string; on: string }>()
  // The server's page is made without a query, so the first render in the browser is too.
  const named = useHydrated() ? colourIn(search, paints) : undefined
  return {
    // What was picked belongs to the place in the history where it was.
    chosen: picked?.on === key ? picked.colour : named,
    choose: (colour: string) => {
      setPicked({ colour, on: key })
      // Not the router's, as with the tabs: it would scroll to the hash.
      const { hash } = location
      history.replaceState(history.state, '', withColour(location.search, colour) + hash)
    },
  }
}
