import { useEffect, useId, useRef, useState } from 'react'
import type { FileFacts } from '../../../content/files.ts'
import { DropZone } from './drop-zone.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'
import { factWords, type FileKind } from './file-words.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** A file that a form names; a picture with what it shows. */
export type PickedFile = FileFacts & { alt?: string }

interface FilePickerProps {
  /** Of the form's field: each file's id is sent under it, and a picture's words under `NAME-alt`, in the same order. */
  name: string
  label: string
  kinds: readonly FileKind[]
  value: PickedFile | readonly PickedFile[] | null
  multiple?: boolean
  /** Under the field, as where a form was refused. */
  error?: string
  help?: string
  /** Asks of each picture what it shows. */
  hasWords?: boolean
  /** Something was chosen, or taken out: what there is now. */
  onPicked?: (files: PickedFile[]) => void
}

/** Chooses files for a form: they are uploaded at once, and the form holds no more than their ids. */
export function FilePicker({
  name,
  label,
  kinds,
  value,
  multiple = false,
  error,
  help,
  hasWords = true,
  onPicked,
}: FilePickerProps) {
  const [files, setFiles] = useState<PickedFile[]>(() => [value ?? []].flat())
  const [refused, setRefused] = useState(false)
  const id = useId()
  const before = useRef(files)
  useEffect(() => {
    if (before.current === files) return
    before.current = files
    onPicked?.(files)
  }, [files, onPicked])
  const { sendings, add, retry } = useUploads((file) => {
    const isWanted = kinds.includes(file.kind)
    setRefused(!isWanted)
    if (!isWanted) return
    setFiles((chosen) => {
      const others = chosen.filter((each) => each.id !== file.id)
      return multiple ? [...others, file] : [file]
    })
  })
  const remove = (gone: string) => setFiles((chosen) => chosen.filter((each) => each.id !== gone))

  return (
    <fieldset className="field file-picker" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {files.length > 0 && (
        <ul className="file-picked">
          {files.map((file) => (
            <li key={file.id}>
              <input type="hidden" name={name} value={file.id} />
              <FileThumbnail facts={file} />
              <span className="file-picked-words">
                <span className="office-quiet">{factWords(file)}</span>
                {file.kind === 'picture' && hasWords && (
                  <label>
                    <span>What it shows</span>
                    <input name={`${name}-alt`} defaultValue={file.alt ?? ''} maxLength={160} />
                  </label>
                )}
              </span>
              <button type="button" className="office-button" onClick={() => remove(file.id)}>
                Take out
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="needs-scripts">
        <DropZone
          label={
            files.length > 0 && !multiple
              ? 'Choose another, or drop it here'
              : 'Choose, or drop here'
          }
          kinds={kinds}
          multiple={multiple}
          onFiles={add}
        />
      </div>
      <UploadList sendings={sendings.filter(({ state }) => state !== 'done')} onRetry={retry} />
      {help && <p className="office-quiet content-help">{help}</p>}
      {refused && (
        <p role="alert" className="field-error">
          That file is there now, but of another kind than belongs here.
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
