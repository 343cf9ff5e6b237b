import { useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { refusals } from '../../files/refusals.ts'
import { attachable, mostAttached, mostBytesAttached } from '../../rules/attachments.ts'
import type { AttachedFile } from './files-sent.tsx'

/** The paper of a quote, and whose answer it waits for. */
export interface ColleaguesPaper {
  id: string
  name: string
  who: string
}

interface AttachFilesProps {
  files: AttachedFile[]
  colleaguesPapers: ColleaguesPaper[]
  /** A file is on its way. */
  isBusy: boolean
  /** What the server said of the one that was chosen last. */
  error: string | undefined
}

/** Files for the answer: each is looked through as soon as it is chosen, and waits until the answer is sent. */
export function AttachFiles({ files, colleaguesPapers, isBusy, error }: AttachFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  // It is in the list now, or was refused: the same one can be chosen again.
  useEffect(() => {
    if (!isBusy && input.current) input.current.value = ''
  }, [isBusy, files.length])
  const choose = () => {
    const file = input.current?.files?.[0]
    const isTooLarge = file !== undefined && file.size > mostBytesAttached
    setTooLarge(isTooLarge)
    if (!file) return
    if (isTooLarge) input.current!.value = ''
    else button.current?.form?.requestSubmit(button.current)
  }
  const message = tooLarge ? refusals['too-large-to-attach'] : error
  return (
    <div className="attach" role="group" aria-label="Files">
      {files.length > 0 && (
        <ul className="attach-files">
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <input type="hidden" name="attached" value={id} />
              <span>
                {name} <span className="office-quiet">{size}</span>
              </span>
              <button className="office-button" name="take-off" value={id} formNoValidate>
                Take off <span className="sr-only">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {colleaguesPapers.length > 0 && (
        <ul className="attach-files">
          {colleaguesPapers.map(({ id, name, who }) => (
            <li key={id}>
              <span>
                {name}{' '}
                <span className="office-quiet">
                  waits for an answer of <bdi>{who}</bdi>
                </span>
              </span>
              <button className="office-button" name="take-over" value={id} formNoValidate>
                Take over <span className="sr-only">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < mostAttached && (
        <Field label="Attach a picture or a PDF" optional error={message}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name="file"
              accept={attachable}
              disabled={isBusy}
              onChange={choose}
            />
          )}
        </Field>
      )}
      {files.length < mostAttached && (
        <button
          ref={button}
          className="office-button attach-button"
          name="attach"
          value="file"
          formNoValidate
        >
          Attach
        </button>
      )}
      {isBusy && <p className="office-quiet">Looking the file through</p>}
    </div>
  )
}
