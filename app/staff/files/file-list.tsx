import { Form, Link } from 'react-router'
import { filmPath, paperPath, type FileFacts } from '../../../content/files.ts'
import { officePath } from '../../page/office-paths.ts'
import { pictureSource } from '../../page/uploaded-picture.ts'
import { DateTime } from '../date-time.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'
import { readableSize } from '../../rules/readable-size.ts'
import { factWords } from './file-words.ts'

interface ListedFile {
  facts: FileFacts
  /** As it was uploaded. */
  name: string
  bytes: number
  by: string | null
  createdAt: Date
}

interface FileListProps {
  files: ListedFile[]
  /** The file that the next page begins with. */
  next: string | null
  /** Whether the page begins with another than the newest. */
  hasNewer: boolean
  now: Date
}

/** A page of what is there, the newest first. */
export function FileList({ files, next, hasNewer, now }: FileListProps) {
  if (files.length === 0) return <p className="office-quiet">Nothing is uploaded yet.</p>
  return (
    <>
      <ul className="file-list" aria-label="Files">
        {files.map(({ facts, name, bytes, by, createdAt }) => (
          <li key={facts.id} id={`file-${facts.id}`}>
            <FileThumbnail facts={facts} />
            <span className="file-words">
              <a className="office-link" href={pathOf(facts)}>
                {name}
              </a>
              <span className="office-quiet">
                {factWords(facts)}, {readableSize(bytes)}
              </span>
              <span className="office-quiet">
                <DateTime at={createdAt} now={now} />
                {by && `, ${by}`}
              </span>
            </span>
            <details className="file-delete">
              <summary className="office-button" aria-label={`Delete ${name}`}>
                Delete
              </summary>
              <Form method="post">
                <p className="office-quiet">
                  It can’t be brought back, and preview links that show it end.
                </p>
                <button className="office-button" name="delete" value={facts.id}>
                  Delete it for good
                </button>
              </Form>
            </details>
          </li>
        ))}
      </ul>
      {(hasNewer || next) && (
        <div className="inbox-pages">
          {hasNewer && (
            <Link className="office-button" to={officePath.files()}>
              Newest
            </Link>
          )}
          {next && (
            <Link className="office-button" to={officePath.filesAfter(next)}>
              Older
            </Link>
          )}
        </div>
      )}
    </>
  )
}

function pathOf(facts: FileFacts): string {
  if (facts.kind === 'paper') return paperPath(facts)
  if (facts.kind === 'film') return filmPath(facts)
  return pictureSource(facts).srcSet.split(', ').at(-1)!.split(' ')[0]!
}
