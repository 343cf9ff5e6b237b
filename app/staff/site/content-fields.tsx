import { useState } from 'react'
import type { ContentField, ContentForm } from '../../site-content/content-form.server.ts'
import type { NamedFile } from '../../files/files.server.ts'
import { FilePicker } from '../files/file-picker.tsx'
import { isThere, type PickedFile } from '../files/picked-file.tsx'
import type { ListedUpload } from '../files/uploaded-files.tsx'
import { ContentControl } from './content-control.tsx'
import { filesIn } from './typed-form.ts'

interface ContentFieldsProps {
  fields: readonly ContentField[]
  form: ContentForm
  errors: ContentForm
  /** Those that the form names, as far as they are there. */
  files: ReadonlyMap<string, NamedFile>
  /** Those that may be chosen. */
  uploaded: readonly ListedUpload[]
  now: Date
  onPicked: () => void
}

/** The fields of a form of content: what is typed, and what is chosen from files. */
export function ContentFields(props: ContentFieldsProps) {
  const { fields, form, errors, files, uploaded, now } = props
  const [picked, setPicked] = useState<Record<string, readonly PickedFile[]>>({})
  const chosenIn = (name: string) => picked[name] ?? chosenFiles(form[name] ?? '', files)

  function firstPageOf(name: string | undefined) {
    const paper = name && chosenIn(name).find(isThere)
    if (!paper || paper.kind !== 'paper') return undefined
    return { paper, isNew: name in picked }
  }

  return fields.map((field) => {
    const { name, label, help } = field
    const error = errors[name]
    const value = form[name] ?? ''
    if (field.input !== 'files')
      return <ContentControl key={name} field={field} error={error} value={value} />
    const { kinds, multiple } = field.files
    return (
      <FilePicker
        key={name}
        {...{ name, label, help, error, kinds, multiple, uploaded, now }}
        hasWords={multiple}
        value={chosenFiles(value, files)}
        firstPageOf={firstPageOf(field.files.firstPageOf)}
        onPicked={(chosen) => {
          setPicked((before) => ({ ...before, [name]: chosen }))
          props.onPicked()
        }}
      />
    )
  })
}

/** Also those that are not there any more: a form that is saved keeps them until somebody takes them out. */
function chosenFiles(text: string, files: ReadonlyMap<string, NamedFile>): PickedFile[] {
  return filesIn(text).map(({ id, alt }) => ({
    ...(files.get(id) ?? { id, kind: 'gone' as const }),
    alt,
  }))
}
