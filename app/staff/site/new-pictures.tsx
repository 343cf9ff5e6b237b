import { useCallback, useEffect, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { officePath } from '../../page/office-paths.ts'
import { Button } from '../../ui/button.tsx'
import { DropZone } from '../files/drop-zone.tsx'
import { wantedFiles } from '../files/dropped-files.ts'
import { useCutOff } from '../use-cut-off.ts'
import type { UploadedFile } from '../files/send-file.ts'
import { UploadList } from '../files/upload-list.tsx'
import { useUploads } from '../files/use-uploads.ts'
import { NewPictureRow, type NewPictureRowData } from './new-picture-row.tsx'
import type { PublishedTogether } from './new-pictures.server.ts'
import { useDraftSaver } from './use-draft-saver.ts'

interface NewPicturesProps {
  rows: NewPictureRowData[]
  /** How many more there are than a page holds. */
  waiting: number
  /** By id; '' is none. */
  machines: Record<string, string>
  /** Letters, by field. */
  limits: Record<string, number>
  outcome: PublishedTogether | undefined
  now: Date
}

const kinds = ['picture', 'film'] as const

/** Many pictures at once: each that is uploaded is a row to be filled in, and one button publishes all that are complete. */
export function NewPictures({ rows, waiting, machines, limits, outcome, now }: NewPicturesProps) {
  const [uploaded, setUploaded] = useState<UploadedFile[]>([])
  const [refused, setRefused] = useState<string[]>([])
  const { sendings, add, retry } = useUploads((file) => setUploaded((all) => [...all, file]))
  const { form, since, isIdle, saveSoon, saveNow, stopSaving } = useDraftSaver(now)

  function choose(files: File[]) {
    const { wanted, refused } = wantedFiles(files, kinds)
    setRefused(refused)
    add(wanted)
  }

  return (
    <section className="new-pictures" aria-labelledby="new-pictures">
      <h2 id="new-pictures">Add pictures</h2>
      <div className="needs-scripts">
        <DropZone
          label="Choose pictures and films, or drop them or a folder here"
          kinds={kinds}
          multiple
          onFiles={choose}
        />
      </div>
      {refused.length > 0 && (
        <ul role="alert" className="new-pictures-refused">
          {refused.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <UploadList sendings={sendings.filter(({ state }) => state !== 'done')} onRetry={retry} />
      {uploaded.map((file, turn) => (
        // The same file again is another turn: its row may have been taken out meanwhile.
        <AddUploaded key={turn} {...file} />
      ))}
      {outcome && <Outcome outcome={outcome} />}
      {rows.length > 0 && (
        <Form
          ref={form}
          method="post"
          action={officePath.siteItems('picture')}
          preventScrollReset
          noValidate
          onInput={saveSoon}
          onBlur={saveNow}
          onSubmit={stopSaving}
        >
          {/* What the Enter key in a field presses: nothing is published by it. */}
          <button name="do" value="draft" className="sr-only" tabIndex={-1} aria-hidden="true" />
          <input type="hidden" name="opened" value={now.getTime()} />
          <ul className="new-picture-rows" aria-label="New pictures">
            {rows.map((row) => (
              <NewPictureRow
                key={row.item}
                row={row}
                machines={machines}
                limits={limits}
                errors={outcome?.refused[row.item] ?? {}}
              />
            ))}
          </ul>
          <div className="actions content-actions">
            <Button type="submit" name="do" value="publish">
              {rows.length === 1 ? 'Publish it' : `Publish all ${rows.length}`}
            </Button>
            <Button type="submit" name="do" value="draft" variant="outline">
              Save
            </Button>
            <p className="label" role="status">
              {isIdle ? since && 'Saved' : 'Saving…'}
            </p>
          </div>
          {waiting > 0 && (
            <p className="office-quiet">
              {waiting === 1 ? 'One more comes' : `${waiting} more come`} up once some of these are
              published or taken out.
            </p>
          )}
          <p className="office-quiet">
            What you type saves itself, and waits here until you publish it. Only you see it. One
            that is not complete is kept while the others are published.
          </p>
        </Form>
      )}
    </section>
  )
}

/** Tells of a file that has arrived: it becomes a row. */
function AddUploaded({ id, name }: UploadedFile) {
  const { submit, data } = useFetcher<{ added: string }>()
  const isCutOff = useCutOff()
  const tell = useCallback(
    () => void submit({ do: 'add', file: id, name }, { method: 'post' }),
    [submit, id, name],
  )
  useEffect(tell, [tell])
  if (!isCutOff || data?.added === id) return null
  return (
    <p>
      <button className="office-button" onClick={tell}>
        Add {name}
      </button>
    </p>
  )
}

function Outcome({ outcome: { published, isShown, refused } }: { outcome: PublishedTogether }) {
  const count = Object.keys(refused).length
  const done =
    published === 1 ? 'One picture is published.' : `${published} pictures are published.`
  return (
    <>
      {published > 0 && (
        <p role="status" className="office-notice">
          {done} {!isShown && 'The pages could not be made yet: it is tried again by itself.'}
        </p>
      )}
      {count > 0 && (
        <p role="alert" className="office-notice office-notice-bad">
          {count === 1 ? 'One is not published' : `${count} are not published`}: look at the fields
          marked below.
        </p>
      )}
    </>
  )
}
