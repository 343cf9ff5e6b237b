import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import { productPath } from '../../content/site.ts'
import { FramedPicture } from '../products/framed-picture.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { comparePath } from './compare-path.ts'
import type { ComparedMachines } from './compare-page.server.ts'
import type { ComparedCell } from './compare-rows.server.ts'
import { ElevationsRow } from './elevations-row.tsx'
import { waysOn } from './ways-on.ts'

interface ComparedTableProps extends ComparedMachines {
  /** The machines without those that were taken off: all ways on lead to these. */
  left: string[]
  onRemove: (id: string) => void
}

/** A machine a column. On a phone the first stays where it is, and the others slide beside it. */
export function ComparedTable({ left, onRemove, ...compared }: ComparedTableProps) {
  const { machines, rows } = compared
  return (
    <>
      <Differences {...compared} left={left} />
      <div
        className="compare-slide"
        data-slides={machines.length > 3 ? 'more' : machines.length > 2 || undefined}
        role="region"
        aria-label={t('The machines')}
        // A region that scrolls is reached with the keyboard, which then scrolls it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table style={{ '--machines': machines.length } as CSSProperties}>
          <thead>
            <Pictures machines={machines} />
            <tr className="compare-machines">
              <th scope="col">
                <span className="sr-only">{t('Fact')}</span>
              </th>
              {machines.map((machine) => (
                <MachineHead
                  key={machine.id}
                  {...machine}
                  others={left.filter((id) => id !== machine.id)}
                  state={compared}
                  onRemove={onRemove}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <ElevationsRow {...compared} left={left} />
            {rows.map(({ label, cells, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className="compare-mark">{t('Differs')}</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={machines[index]!.id}>
                    <span className="label compare-whose" aria-hidden="true">
                      {machines[index]!.title}
                    </span>
                    <Cell {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="actions compare-actions">
        <ButtonLink to={waysOn(left).ask} variant="signal" icon="arrow-right">
          {t('Ask us about these')}
        </ButtonLink>
      </div>
    </>
  )
}

/** All rows, or only those that differ: two addresses. */
function Differences({ left, ...compared }: Omit<ComparedTableProps, 'onRemove'>) {
  const { onlyDifferences, differing, same } = compared
  const to = (only: boolean) => ({
    to: comparePath(left, { ...compared, onlyDifferences: only }),
    'aria-current': onlyDifferences === only || undefined,
    preventScrollReset: true,
  })
  return (
    <nav className="compare-show" aria-label={t('Rows')}>
      <Link {...to(false)}>
        {t('All rows')} <span className="label">{differing + same}</span>
      </Link>
      <Link {...to(true)}>
        {t('Only differences')} <span className="label">{differing}</span>
      </Link>
    </nav>
  )
}

/** A row of their own: it goes by, and the names below it stay. Nothing of it is read out. */
function Pictures({ machines }: Pick<ComparedMachines, 'machines'>) {
  return (
    <tr className="compare-pictures" aria-hidden="true">
      {/* Hidden with its row. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <th />
      {machines.map(({ id, picture }) => (
        <td key={id}>
          <FramedPicture
            picture={picture}
            frame={picture.toScale}
            shares={{ phone: 46, tablet: 30, desktop: 26 }}
            alt=""
          />
        </td>
      ))}
    </tr>
  )
}

type MachineHeadProps = ComparedMachines['machines'][number] & {
  /** They remain without it. */
  others: string[]
  state: Parameters<typeof comparePath>[1]
  onRemove: (id: string) => void
}

function MachineHead({ others, state, onRemove, ...machine }: MachineHeadProps) {
  const isCompared = others.length > 1
  return (
    <th scope="col">
      <Link className="wide" to={productPath(machine)}>
        {machine.title}
      </Link>
      <Link
        className="compare-remove"
        to={comparePath(others, state)}
        preventScrollReset={isCompared}
        onClick={({ currentTarget }) => {
          // It goes with its column, and of two the table goes along.
          currentTarget
            .closest<HTMLElement>(isCompared ? '.compare-slide' : 'main')
            ?.focus({ preventScroll: true })
          onRemove(machine.id)
        }}
      >
        {t('Remove')}
        <span className="sr-only"> {machine.title}</span>
      </Link>
    </th>
  )
}

function Cell({ text, list, paints, links }: ComparedCell) {
  if (list) return <Lines lines={list} />
  if (paints) {
    return (
      <ul className="compare-paints">
        {paints.map(({ id, name, swatch }) => (
          <li key={id}>
            <span style={{ background: swatch }} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    )
  }
  if (text) return languageOf(text) ? <span lang="en">{text}</span> : text
  if (!links) return null
  return (
    <ul>
      {links.map(({ title, to, isFile }) => (
        <li key={to}>
          {isFile ? (
            <a className="compare-link" href={to}>
              {title}
            </a>
          ) : (
            <Link className="compare-link" to={to}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} lang={languageOf(line)}>
          {line}
        </li>
      ))}
    </ul>
  )
}
