import { useState } from 'react'
import type { ContentForm } from '../../site-content/content-form.server.ts'
import type { FileFacts, PictureFacts } from '../../../content/files.ts'
import type { NamedFile } from '../../files/files.server.ts'
import { pictureSource } from '../../page/uploaded-picture.ts'
import { titledTextsIn } from '../../rules/titled-texts.ts'
import { FilePicker } from '../files/file-picker.tsx'
import { isThere, type PickedFile } from '../files/picked-file.tsx'
import type { ListedUpload } from '../files/uploaded-files.tsx'
import { FocusField } from '../gallery/focus-field.tsx'
import { OrderField, type OrderedPicture } from '../gallery/order-field.tsx'
import type { MarkedRender } from './callout-picture.server.ts'
import { CalloutsControl } from './callouts-control.tsx'
import { ContentControl } from './content-control.tsx'
import type { ShownField } from './content-page.server.ts'
import { PaintPicker } from './paint-picker.tsx'
import { filesIn } from './typed-form.ts'

/** What fields show besides their values. */
interface ShownBeside {
  /** Files that may be chosen. */
  uploaded: readonly ListedUpload[]
  /** Of a machine: what its numbers stand on. */
  render: MarkedRender | undefined
  /** Of a picture of the gallery: what its point is set in, and what was delivered under its name. */
  shown?: FileFacts | string
  delivered?: string
  /** Of the gallery: what is put in order. */
  pictures?: OrderedPicture[]
}

interface ContentFieldsProps {
  fields: readonly ShownField[]
  form: ContentForm
  errors: ContentForm
  /** Those that the form names, as far as they are there. */
  files: ReadonlyMap<string, NamedFile>
  now: Date
  of: ShownBeside
  onPicked: () => void
}

/** The fields of a form of content: what is typed, and what is chosen from files. */
export function ContentFields(props: ContentFieldsProps) {
  const { fields, form, errors, files, now, of } = props
  const [picked, setPicked] = useState<Record<string, readonly PickedFile[]>>({})
  /** Of fields that others speak of. */
  const [typed, setTyped] = useState<ContentForm>({})
  const chosenIn = (name: string) => picked[name] ?? chosenFiles(form[name] ?? '', files)

  function firstPageOf(name: string | undefined) {
    const paper = name && chosenIn(name).find(isThere)
    if (!paper || paper.kind !== 'paper') return undefined
    return { paper, isNew: name in picked }
  }

  /** What the numbers of this field stand on: a render, or else the first photograph. */
  function pictureFor(name: string) {
    if (of.render) return { ...of.render, key: 'render' }
    const photograph = chosenIn(name).find(isThere)
    return photograph?.kind === 'picture' ? photographToMark(photograph) : undefined
  }
  /** What the point in a picture is set in follows what is chosen here. */
  const pointedAt = picked['file'] ? (picked['file'].find(isThere) ?? of.delivered) : of.shown
  const titled = fields.flatMap((field) => (field.input === 'callouts' ? [field.of] : []))

  return fields.map((field) => {
    const { name, label, help } = field
    const error = errors[name]
    const value = form[name] ?? ''
    if (field.input === 'focus')
      return <FocusField key={name} {...{ field, error, value }} shown={pointedAt} />
    if (field.input === 'order')
      return <OrderField key={name} {...{ field, error, value }} pictures={of.pictures ?? []} />
    if (field.input === 'callouts') {
      const titles = titledTextsIn(typed[field.of] ?? form[field.of] ?? '')
      return (
        <CalloutsControl
          key={name}
          {...{ field, error, value }}
          titles={titles.map(({ title }) => title)}
          shown={pictureFor(field.on)}
        />
      )
    }
    if (field.input === 'paints')
      return (
        <PaintPicker key={name} {...{ name, label, help, error, value }} paints={field.paints} />
      )
    if (field.input !== 'files') {
      const onType = (text: string) => setTyped((before) => ({ ...before, [name]: text }))
      return (
        <ContentControl
          key={name}
          {...{ field, error, value }}
          onType={titled.includes(name) ? onType : undefined}
        />
      )
    }
    const { kinds, multiple } = field.files
    return (
      <FilePicker
        key={name}
        {...{ name, label, help, error, kinds, multiple, now }}
        uploaded={of.uploaded}
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

function photographToMark(facts: PictureFacts & { alt?: string }) {
  const source = pictureSource(facts)
  const { width, height } = source
  const picture = { ...source, alt: facts.alt ?? '' }
  return { key: facts.id, picture, whole: source, frame: { x: 0, y: 0, width, height } }
}

/** Also those that are not there any more: a form that is saved keeps them until somebody takes them out. */
function chosenFiles(text: string, files: ReadonlyMap<string, NamedFile>): PickedFile[] {
  return filesIn(text).map(({ id, alt }) => ({
    ...(files.get(id) ?? { id, kind: 'gone' as const }),
    alt,
  }))
}
