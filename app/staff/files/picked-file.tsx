import { FileThumbnail } from './file-thumbnail.tsx'
import { factWords } from './file-words.ts'
import type { UploadedFile } from './send-file.ts'

/** A file that a form names; a picture with what it shows. One that was deleted meanwhile is not there any more. */
export type PickedFile = (UploadedFile | { id: string; kind: 'gone' }) & { alt?: string }

export const isThere = (file: PickedFile): file is UploadedFile & { alt?: string } =>
  file.kind !== 'gone'

interface PickedFileRowProps {
  file: PickedFile
  /** Of the form's field. */
  name: string
  hasWords: boolean
  onRemove: () => void
}

/** A chosen file in its form. One that is gone stays in the form until somebody takes it out. */
export function PickedFileRow({ file, name, hasWords, onRemove }: PickedFileRowProps) {
  const { id, alt = '' } = file
  const called = isThere(file) ? file.name : 'the file that is not there any more'
  return (
    <li>
      <input type="hidden" name={name} value={id} />
      {isThere(file) && <FileThumbnail facts={file} />}
      <span className="file-picked-words">
        {isThere(file) ? (
          <>
            <span className="file-name">{file.name}</span>
            <span className="office-quiet">{factWords(file)}</span>
          </>
        ) : (
          <span className="field-error">
            This file is not there any more: take it out or choose another.
          </span>
        )}
        {hasWords && isThere(file) && file.kind === 'picture' && (
          <label>
            <span>What it shows</span>
            <input name={`${name}-alt`} defaultValue={alt} maxLength={160} />
          </label>
        )}
        {hasWords && !isThere(file) && <input type="hidden" name={`${name}-alt`} value={alt} />}
        <noscript>
          <label className="office-check">
            <input type="checkbox" name={`${name}-out`} value={id} />
            <span>Take out</span>
          </label>
        </noscript>
      </span>
      <button
        type="button"
        className="office-button needs-scripts"
        aria-label={`Take out ${called}`}
        onClick={onRemove}
      >
        Take out
      </button>
    </li>
  )
}
