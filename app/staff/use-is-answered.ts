import { useFetchers, useNavigation } from 'react-router'

/** Whether nothing is under way any more: what was pressed is done or refused, and the page was read anew since. */
export function useIsAnswered(): boolean {
  const { state } = useNavigation()
  const fetchers = useFetchers()
  return state === 'idle' && fetchers.every((fetcher) => fetcher.state === 'idle')
}
