import { useEffect, useState, type ComponentType } from 'react'
import { knowsOffice } from './office-hint.ts'

/** Offers staff to edit what they look at; for everybody else nothing is fetched. */
export function EditLinkHost({ load }: { load: () => Promise<ComponentType> }) {
  const [EditLink, setEditLink] = useState<ComponentType>()
  useEffect(() => {
    if (knowsOffice())
      load().then(
        (link) => setEditLink(() => link),
        () => {},
      )
  }, [load])
  return EditLink ? <EditLink /> : null
}
