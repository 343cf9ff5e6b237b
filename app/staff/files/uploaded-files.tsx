import { useState } from 'react'
import { DateTime, dateTimeWords } from '../date-time.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'
import type { UploadedFile } from './send-file.ts'

/** A file that was uploaded before, with when. */
export type ListedUpload = UploadedFile & { createdAt: Date }

interface ChooseUploadedProps {
  files: readonly ListedUpload[]
  now: Date
  onChoose: (file: UploadedFile) => void
}

/** What is there already is chosen here, so that nothing is uploaded twice. */
export function ChooseUploaded({ files, now, onChoose }: ChooseUploadedProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (files.length === 0) return null
  return (
    <details
      className="file-choice"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Choose from what was uploaded</summary>
      {isOpen && (
        <ul aria-label="Uploaded before">
          {files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(file)
                  setIsOpen(false)
                }}
              >
                <FileThumbnail facts={file} />
                <span className="file-words">
                  <span className="file-name">{file.name}</span>
                  <span className="office-quiet">
                    <DateTime at={file.createdAt} now={now} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

interface UploadedInPlainProps {
  /** Of the form's field; the choice is sent as `NAME-add`. */
  name: string
  files: readonly ListedUpload[]
  now: Date
  hasWords: boolean
  multiple: boolean
}

/** The same without scripts: one more at a time. */
export function UploadedInPlain({ name, files, now, hasWords, multiple }: UploadedInPlainProps) {
  return (
    <noscript>
      {files.length === 0 ? (
        <p className="office-quiet">Nothing is uploaded yet: do that under Files.</p>
      ) : (
        <>
          <label className="file-choice-plain">
            <span>{multiple ? 'Add one that was uploaded' : 'Choose one that was uploaded'}</span>
            <select name={`${name}-add`} defaultValue="">
              <option value="">None</option>
              {files.map((file) => (
                <option key={file.id} value={file.id}>
                  {file.name}, {dateTimeWords(file.createdAt, now)}
                </option>
              ))}
            </select>
          </label>
          {hasWords && (
            <p className="office-quiet content-help">Then press Preview, and say what it shows.</p>
          )}
        </>
      )}
    </noscript>
  )
}
