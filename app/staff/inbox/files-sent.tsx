import { officePath } from '../../page/office-paths.ts'

/** Files that went along with a mail, to keep on one's own machine. */
export function FilesSent({ files }: { files: { id: string; name: string; size: string }[] }) {
  if (files.length === 0) return null
  return (
    <ul className="files-sent" aria-label="Attached">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a className="office-link" href={officePath.attachment(id)} download>
            {name}
          </a>{' '}
          <span className="office-quiet">{size}</span>
        </li>
      ))}
    </ul>
  )
}
