import { useEffect, useState, type ComponentType } from 'react'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { useCompany } from '../page/company.ts'
import { tNodes } from '../ui/t-nodes.tsx'
import { patience } from '../../content/patience.ts'

/** The search, fetched with the catalogue's texts when a visitor first opens it. */
export function SearchPanel() {
  const company = useCompany()
  const [Search, setSearch] = useState<ComponentType>()
  const [missing, setMissing] = useState(false)

  useEffect(() => {
    const miss = () => setMissing(true)
    const late = setTimeout(miss, patience)
    withWords(import('./search.tsx'))
      .then((module) => module.loadSearch())
      .then((component) => setSearch(() => component), miss)
    return () => clearTimeout(late)
  }, [])

  if (Search) return <Search />
  return (
    <p id="site-search" className="search wrap" role={missing ? 'alert' : 'status'}>
      {missing
        ? tNodes(
            'The search could not be loaded. Check the connection and open it again, or call {phone}.',
            { phone: <a href={company.phone.href}>{company.phone.display}</a> },
          )
        : t('Loading…')}
    </p>
  )
}
