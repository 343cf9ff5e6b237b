import { use, useRef, useState } from 'react'
import { machineName } from '../../../content/brand.ts'
import { t } from '../../../content/language/t.ts'
import { draftOf, type VisitDraft } from '../visit-draft.ts'
import styles from '../visit-fields.css?url'
import { VisitFields } from '../visit-fields.tsx'
import { fetchKnownDetails } from './booking-client.ts'
import { ProductNames } from './product-names.ts'

interface VisitMoreProps {
  /** What was typed before; null until it is opened. */
  draft: VisitDraft | null
  onChange: (draft: VisitDraft) => void
  /** Its machine is chosen. */
  isDemo: boolean
}

/** Closed: only the seed's own is asked for. What is known is filled in once it is opened. */
export function VisitMore({ draft, onChange, isDemo }: VisitMoreProps) {
  const names = use(ProductNames)
  const [start, setStart] = useState(draft)
  const isAsked = useRef(false)
  const open = async () => {
    if (start || isAsked.current) return
    isAsked.current = true
    const known = draftOf(await fetchKnownDetails())
    onChange(known)
    setStart(known)
  }
  return (
    <details className="visit-more" open={draft !== null} onToggle={() => void open()}>
      <link rel="stylesheet" href={styles} precedence="dialog" />
      <summary>
        {t('More about your visit')} <span>{t('(optional)')}</span>
      </summary>
      {start && (
        <form
          onSubmit={(event) => event.preventDefault()}
          onInput={({ currentTarget }) =>
            onChange(Object.fromEntries(new FormData(currentTarget)) as VisitDraft)
          }
        >
          <VisitFields
            draft={start}
            machines={
              isDemo ? [] : Object.entries(names).map(([id, title]) => [id, machineName(title)])
            }
            wrong={null}
          />
        </form>
      )}
    </details>
  )
}
