import { useEffect, useState, type ComponentType } from 'react'
import { useCompany } from '../page/company.ts'
import { tNodes } from '../ui/t-nodes.tsx'

/** The search, fetched with the catalogue's texts when a visitor first opens it. */
export function SearchPanel() {
  const [Search, setSearch] = useState<ComponentType>()

  useEffect(() => {
    let wanted = true
    const show = (component: ComponentType) => {
      if (wanted) setSearch(() => component)
    }
    import('./search.tsx')
      .then((module) => module.loadSearch())
      .then(show, () => show(SearchMissing))
    return () => {
      wanted = false
    }
  }, [])

  return Search ? <Search /> : null
}

function SearchMissing() {
  const company = useCompany()
  return (
    <p id="site-search" className="search wrap" role="alert">
      {tNodes(
        'The search could not be loaded. Check the connection and open it again, or call {phone}.',
        { phone: <a href={company.phone.href}>{company.phone.display}</a> },
      )}
    </p>
  )
}
