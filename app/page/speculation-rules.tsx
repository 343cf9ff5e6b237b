import { here } from '../../content/language/t.ts'
import { publicParts } from '../../content/public-parts.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { InlineScript } from './inline-script.tsx'

/**
 * What a browser fetches of a link that is pointed at or touched while the page's scripts are still on their way, and a press loads a
 * whole page. Once they are there they fetch less (`PointedAt`).
 */
export function SpeculationRules() {
  if (useHydrated()) return null
  return (
    <InlineScript
      type="speculationrules"
      code={import.meta.env.SSR ? JSON.stringify({ prefetch: [pages()] }) : ''}
    />
  )
}

const pages = () => ({
  where: {
    and: [
      { href_matches: publicParts.map((part) => here(`/${part}`) + (part && '{/*}?')) },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[download]' } },
    ],
  },
  eagerness: 'moderate',
})
