import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'
import { linkOverPage } from './over-page.ts'

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
  const open = useLinkClickHandler<HTMLAnchorElement>({ search, hash: '' }, linkOverPage)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    linkOverPage.onClick(event)
    if (!event.defaultPrevented) open(event)
  }
  return hydrated ? { href, onClick } : { href: file, 'data-opens': title }
}
