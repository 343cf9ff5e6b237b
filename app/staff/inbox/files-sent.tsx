import { officePath } from '../../page/office-paths.ts'

/** A file of a mail, sent or waiting. */
export interface AttachedFile {
  id: string
  name: string
  /** '1.2 MB' */
  size: string
}

/** Files that went along with a mail, to keep on one's own machine. */
export function FilesSent({ files }: { files: AttachedFile[] }) {
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
