import { useState, type ReactNode } from 'react'
import { droppedFiles } from './dropped-files.ts'
import type { FileKind } from './file-words.ts'

interface DropZoneProps {
  /** Says what is chosen here. */
  label: string
  kinds?: readonly FileKind[]
  multiple?: boolean
  /** Of the field, where a form without scripts sends it. */
  name?: string
  onFiles: (files: File[]) => void
  children?: ReactNode
}

const accepted: Record<FileKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  paper: 'application/pdf',
  film: 'video/mp4,video/webm',
}

/** Files are dropped here, or chosen with the field in it. */
export function DropZone(props: DropZoneProps) {
  const { label, kinds = ['picture', 'paper', 'film'], multiple = false, name, onFiles } = props
  const [isOver, setIsOver] = useState(false)
  return (
    // The field does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void droppedFiles(event.dataTransfer).then((dropped) =>
          onFiles(multiple ? dropped : dropped.slice(0, 1)),
        )
      }}
    >
      <label>
        <span>{label}</span>
        <input
          type="file"
          name={name}
          multiple={multiple}
          accept={kinds.map((kind) => accepted[kind]).join(',')}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      {props.children}
    </div>
  )
}
