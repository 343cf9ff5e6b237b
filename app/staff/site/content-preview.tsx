import { useEffect, useRef, useState } from 'react'
import { officePath } from '../../page/office-paths.ts'
import type { PreviewedPage } from '../../site-content/previewed-pages.server.ts'

interface ContentPreviewProps {
  of: { kind: string; item: string }
  pages: PreviewedPage[]
  /** Another one is fetched anew. */
  version: string
}

const widths = { phone: 'Phone', desktop: 'Desktop' } as const
type Width = keyof typeof widths

/** Where a part of the page begins, below the header that stays. */
function topOf(document: Document, id: string | undefined): number {
  const part = id ? document.getElementById(id) : null
  if (!part) return 0
  // Further down in a list than is shown at first.
  if (part.closest('.gallery-later'))
    for (const later of document.querySelectorAll('.gallery-later'))
      later.classList.remove('gallery-later')
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return part.getBoundingClientRect().top - header
}

/** The real page, as the draft makes it: without scripts, and seen by nobody else. */
export function ContentPreview({ of, pages, version }: ContentPreviewProps) {
  const [path, setPath] = useState(pages[0]!.path)
  const [width, setWidth] = useState<Width>('phone')
  const page = pages.find((each) => each.path === path) ?? pages[0]!
  const src = officePath.sitePreview(of, page.isOwn ? undefined : page.path, version)
  /** Where each page was scrolled to: the next version of it stays there. */
  const scrolled = useRef<Record<string, number>>({})

  // Not by the address: that would scroll the office too.
  function keepPlace({ contentWindow: inside }: HTMLIFrameElement) {
    if (!inside) return
    const top = scrolled.current[path] ?? topOf(inside.document, page.at)
    inside.scrollTo({ top, behavior: 'instant' })
    inside.addEventListener('scroll', () => (scrolled.current[path] = inside.scrollY))
  }

  // A page of the server's has its frame, which may be there before this runs.
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') keepPlace(frame.current)
    // Once: every later one is heard of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <section id="preview" className="content-preview" aria-labelledby="preview-heading">
      <div className="content-preview-head">
        <h2 id="preview-heading">Preview</h2>
        <label className="needs-scripts">
          <span className="sr-only">Page</span>
          <select
            className="office-input"
            value={path}
            onChange={(event) => setPath(event.target.value)}
          >
            {pages.map(({ title, path }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <div
          className="office-actions needs-scripts content-widths"
          role="group"
          aria-label="Width"
        >
          {(Object.keys(widths) as Width[]).map((each) => (
            <button
              key={each}
              type="button"
              className="office-button"
              aria-pressed={width === each}
              onClick={() => setWidth(each)}
            >
              {widths[each]}
            </button>
          ))}
        </div>
      </div>
      <div className="content-preview-frame" data-width={width}>
        <iframe
          // A new address in the same frame would be a step of the Back button.
          key={src}
          title={`Preview of ${page.title}`}
          src={src}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          ref={frame}
          onLoad={({ currentTarget }) => keepPlace(currentTarget)}
        />
      </div>
    </section>
  )
}
