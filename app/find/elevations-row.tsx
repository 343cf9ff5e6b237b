import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { lazyPart, NotLoaded } from '../ui/lazy-part.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Picture } from '../ui/picture.tsx'
import type { ComparedMachines } from './compare-page.server.ts'
import { comparePath } from './compare-path.ts'

/** Asked for by the press: nothing of it is part of the page. */
const TurnedRow = lazyPart(() => withWords(import('./turned-row.tsx')), DrawnInstead)

/** The machines from the side at one scale: drawn, or to be turned. */
export function ElevationsRow({
  left,
  ...compared
}: ComparedMachines & { left: readonly string[] }) {
  const { machines, canTurn, in3d } = compared
  const to = comparePath(left, { ...compared, in3d: !in3d })
  const drawn = (
    <DrawnRow machines={machines}>
      {canTurn && (
        <ButtonLink compact variant="outline" className="needs-scripts" to={to} preventScrollReset>
          {in3d ? t('Loading …') : t('Turn them')}
        </ButtonLink>
      )}
      <noscript>{import.meta.env.SSR && canTurn && t('Allow scripts to turn them.')}</noscript>
    </DrawnRow>
  )
  // The server's page has the drawings, also for whoever has no scripts.
  if (!useHydrated() || !in3d) return drawn
  return (
    <Suspense fallback={drawn}>
      <TurnedRow key={machines.map(({ id }) => id).join()} machines={machines} back={to} />
    </Suspense>
  )
}

interface RowProps {
  machines: ComparedMachines['machines']
  /** Beside what the row is called. */
  children?: ReactNode
}

function DrawnRow({ machines, children }: RowProps) {
  return (
    <tr className="compare-drawings">
      <th scope="row">
        <span>{t('From the side, to one scale')}</span>
        {children}
      </th>
      {machines.map((machine) => (
        <td key={machine.id}>
          <Drawn {...machine} />
        </td>
      ))}
    </tr>
  )
}

/** One drawing, as wide as its machine is long. */
export function Drawn({
  title,
  drawing,
  share,
  isDrawn,
}: Pick<ComparedMachines['machines'][number], 'title' | 'drawing' | 'share' | 'isDrawn'>) {
  return (
    <>
      <Picture
        {...drawing}
        alt={t('Line drawing of the Dino {title}, seen from the side', { title })}
        style={{ width: `${share}%` }}
      />
      {!isDrawn && <span className="label">{t('In outline, not to scale')}</span>}
    </>
  )
}

function DrawnInstead({ machines, back }: Pick<RowProps, 'machines'> & { back: string }) {
  return (
    <DrawnRow machines={machines}>
      <NotLoaded />
      <Link className="text-link" to={back} preventScrollReset>
        <span>{t('Back to the drawings')}</span>
      </Link>
    </DrawnRow>
  )
}
