import { useHref, useLinkClickHandler } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'
import { overPage } from './over-page.ts'

interface FileLinkOptions {
  file: string
  /** Of the dialog. */
  title: string
  /** The query that opens it over this page. */
  search: string
}

/**
 * What a link needs that opens a file in a dialog over the page. Without scripts it leads to the file itself; while
 * they are coming it names the dialog, so that a press waits for them (`early/early-links.ts`).
 */
export function useFileLink({ file, title, search }: FileLinkOptions) {
  const hydrated = useHydrated()
  const href = useHref({ search })
  const open = useLinkClickHandler<HTMLAnchorElement>(
    { search, hash: '' },
    { state: overPage, preventScrollReset: true, defaultShouldRevalidate: false },
  )
  return hydrated ? { href, onClick: open } : { href: file, 'data-opens': title }
}
