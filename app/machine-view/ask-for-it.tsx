import type { ReactNode } from 'react'
import { t } from '../../content/language/t.ts'
import { machineSearch } from './view-address.ts'

export type AskedWith = (link: string) => ReactNode

interface AskForItProps {
  colour: string | undefined
  view: string
  /** What can be asked about it, by the link that shows exactly this. */
  children: AskedWith
}

/** What leads on from the view. */
export function AskForIt({ colour, view, children }: AskForItProps) {
  const { origin, pathname } = location
  const search = machineSearch(colour, view)
  return (
    <div className="view-ask">
      {children(origin + pathname + search)}
      <a
        className="text-link"
        href={`${pathname}/sheet.pdf${search}`}
        target="_blank"
        rel="noreferrer"
      >
        <span>
          {t('Configuration sheet (PDF)')}
          <span className="sr-only">{t(', in a new window')}</span>
        </span>
      </a>
    </div>
  )
}
