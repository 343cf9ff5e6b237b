import { NotLoaded } from '../ui/not-loaded.tsx'

/**
 * Stands in for a part of the server's page whose code does not come: what the server wrote stays, to be read, and its links and
 * forms work as they do without scripts. The rest of the page answers.
 *
 * @param selector all elements of the part
 * @param note the class of what says so
 */
export function asWritten(selector: string, note?: string) {
  const written = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)
  const html = { __html: written.join('') }
  const Written = () => (
    <div>
      <div className={note} style={{ paddingBlock: 16 }}>
        <NotLoaded />
      </div>
      <div dangerouslySetInnerHTML={html} />
    </div>
  )
  return { default: Written }
}
