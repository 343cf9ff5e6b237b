import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ColourId } from '../../content/colours.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { colourIn, withColour } from './colour-query.ts'

/**
 * The paint that was picked, which is part of the address: it can be linked to, and stays over a reload, Back, and
 * whatever opens over the page.
 *
 * @param shown the colours there is a picture of
 */
export function useColourInAddress(shown: readonly ColourId[]) {
  const { search, key } = useLocation()
  const [picked, setPicked] = useState<{ colour: ColourId; on: string }>()
  // The server's page is made without a query, so the first render in the browser is too.
  const named = useHydrated() ? colourIn(search, shown) : undefined
  return {
    // What was picked belongs to the place in the history where it was.
    chosen: picked?.on === key ? picked.colour : named,
    choose: (colour: ColourId) => {
      setPicked({ colour, on: key })
      // Not the router's, as with the tabs: it would scroll to the hash.
      const { hash } = location
      history.replaceState(history.state, '', withColour(location.search, colour) + hash)
    },
  }
}
