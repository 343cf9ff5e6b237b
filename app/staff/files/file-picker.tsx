import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PaperFacts } from '../../../content/files.ts'
import { DropZone } from './drop-zone.tsx'
import type { FileKind } from './file-words.ts'
import { isDrawnFirstPage } from './first-page.ts'
import { FirstPage } from './first-page-drawing.tsx'
import { isThere, PickedFileRow, type PickedFile } from './picked-file.tsx'
import type { UploadedFile } from './send-file.ts'
import { ChooseUploaded, UploadedInPlain, type ListedUpload } from './uploaded-files.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads, type Sending } from './use-uploads.ts'

interface FilePickerProps {
  /** Of the form's field: each file's id is sent under it, and a picture's words under `NAME-alt`, in the same order. */
  name: string
  label: string
  kinds: readonly FileKind[]
  value: readonly PickedFile[]
  multiple?: boolean
  /** Under the field, as where a form was refused. */
  error?: string
  help?: string
  /** Asks of each picture what it shows. */
  hasWords?: boolean
  /** What is there already, the newest first. */
  uploaded: readonly ListedUpload[]
  now: Date
  /** A PDF whose first page may be drawn for this field; drawn by itself where it was chosen just now. */
  firstPageOf?: { paper: PaperFacts & { name: string }; isNew: boolean }
  /** Something was chosen, or taken out: the form has it already. */
  onPicked?: (files: readonly PickedFile[]) => void
}

/** Chooses files for a form: they are uploaded at once, and the form holds no more than their ids. */
export function FilePicker(props: FilePickerProps) {
  const { name, label, kinds, multiple = false, error, help, hasWords = true } = props
  const [files, setFiles] = useState(props.value)
  /** Uploaded on this page: one that was taken out can be chosen again. */
  const [added, setAdded] = useState<readonly ListedUpload[]>([])
  const [refused, setRefused] = useState(false)
  const id = useId()
  const all = [...added, ...props.uploaded]

  function change(next: readonly PickedFile[]) {
    // Whoever is told reads the form, which has to be as it is now.
    flushSync(() => setFiles(next))
    props.onPicked?.(next)
  }

  function put(file: UploadedFile) {
    if (all.every((each) => each.id !== file.id))
      setAdded([{ ...file, createdAt: props.now }, ...added])
    const isWanted = kinds.includes(file.kind)
    setRefused(!isWanted)
    if (!isWanted) return
    // A page that was drawn by itself takes nobody's own picture's place.
    const isLate = isDrawnFirstPage(file) && !mayDraw(files)
    if (isLate && props.firstPageOf) return
    const others = files.filter((each) => each.id !== file.id)
    change(multiple ? [...others, file] : [file])
  }

  const { sendings, add, retry } = useUploads(put)
  const chosen = new Set(files.map((file) => file.id))
  const ofKind = all.filter(({ kind }) => kinds.includes(kind))
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="field file-picker"
      aria-describedby={described || undefined}
      aria-busy={sendings.some(isArriving) || undefined}
    >
      <legend>{label}</legend>
      {files.length > 0 && (
        <ul className="file-picked">
          {files.map((file) => (
            <PickedFileRow
              key={file.id}
              file={file}
              name={name}
              hasWords={hasWords}
              onRemove={() => change(files.filter((each) => each.id !== file.id))}
            />
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
        {props.firstPageOf && (
          <FirstPage
            {...props.firstPageOf}
            isWanted={mayDraw(files)}
            isEmpty={files.length === 0}
            onDrawn={(file) => add([file])}
          />
        )}
        <ChooseUploaded
          files={ofKind.filter((file) => !chosen.has(file.id))}
          now={props.now}
          onChoose={put}
        />
      </div>
      <UploadedInPlain {...{ name, hasWords, multiple }} files={ofKind} now={props.now} />
      <UploadList sendings={sendings.filter(({ state }) => state !== 'done')} onRetry={retry} />
      {help && (
        <p id={`${id}-help`} className="office-quiet content-help">
          {help}
        </p>
      )}
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

const isArriving = ({ state }: Sending) => state === 'waiting' || state === 'sending'

/** Nothing of anybody's own stands there. */
const mayDraw = (files: readonly PickedFile[]) =>
  files.every((file) => isThere(file) && isDrawnFirstPage(file))
