import { data, Form, Link, redirect, useRevalidator } from 'react-router'
import { roleOf } from '../../account/staff.server.ts'
import type { MayPublish } from '../../files/file-uses.server.ts'
import { deleteFile, listFiles, placeIn } from '../../files/files.server.ts'
import { isRefusal, refusals } from '../../files/refusals.ts'
import { dropUploadsOf, unfinishedOf } from '../../files/uploads.server.ts'
import { officePath } from '../../page/office-paths.ts'
import { hasForm } from '../../site-content/revisions.server.ts'
import { may } from '../../rules/team.ts'
import { fieldOf } from '../form-field.ts'
import { officeOf } from '../office-context.ts'
import { officeMeta } from '../office-pages.ts'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import type { Route } from './+types/files-page'
import { DropZone } from './drop-zone.tsx'
import { FileList } from './file-list.tsx'
import { FileUses, type PlaceOfUse } from './file-uses.tsx'
import { placeOf } from './place-of-use.server.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

export { clientAction } from '../cut-off.ts'
export { shouldRevalidate } from '../fresh-after-conflict.ts'

/** What staff uploaded, and what a form without scripts led to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, staff, now } = await officeOf(context, 'site')
  const query = new URL(request.url).searchParams
  const outcomes = [
    ...(query.has('added')
      ? [{ ok: true, message: addedWords(query.getAll('added').length) }]
      : []),
    ...query
      .getAll('refused')
      .filter(isRefusal)
      .map((reason) => ({ ok: false, message: refusals[reason] as string })),
  ]
  const unfinished = await unfinishedOf(db.queries, staff)
  const from = /^[0-9a-f]{64}$/.exec(query.get('from') ?? '')?.[0]
  const after = placeIn(query.get('after'))
  const { rows: files, ...pages } = await listFiles(db.queries, { from, after })
  return { files, pages, unfinished, outcomes, now: now() }
}

const addedWords = (count: number) => (count === 1 ? 'Uploaded.' : `${count} files are uploaded.`)

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, now, settings, content } = await officeOf(context, 'site')
  const form = await request.formData()
  if (fieldOf(form, 'do') === 'drop-unfinished') {
    await dropUploadsOf(db.queries, staff)
    return redirect(officePath.files(), 303)
  }
  const deletion = { id: fieldOf(form, 'delete'), staff, now: now() }
  const mayPublish: MayPublish = async (tx, { email, ...ref }) =>
    may(await roleOf(tx, settings, { email }), 'site') && (await hasForm(tx, ref))
  const outcome = await deleteFile(db, { ...deletion, mayPublish })
  if (outcome === 'deleted') return { ok: true, message: 'Deleted.' }
  if (outcome === 'missing') {
    return data({ ok: false, message: 'This file has been deleted already.' }, { status: 409 })
  }
  const message = `‘${outcome.name}’ is used, and is not deleted.`
  const uses = outcome.uses.map((use) => placeOf(use, content(), staff))
  return data({ ok: false, message, uses }, { status: 409 })
}

/** What became of a file. */
interface Outcome {
  ok: boolean
  message: string
  uses?: PlaceOfUse[]
}

export function meta() {
  return officeMeta('Files')
}

export default function FilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { files, pages, unfinished, outcomes, now } = loaderData
  const said: Outcome[] = actionData ? [actionData] : outcomes
  useFocusOnWrong(actionData?.ok === false ? actionData : null)
  const { revalidate } = useRevalidator()
  const { sendings, add, retry } = useUploads(() => void revalidate())
  return (
    <>
      <p className="office-quiet">
        <Link className="office-link" to={officePath.site()}>
          Site
        </Link>
      </p>
      <div className="office-head">
        <h1>Files</h1>
      </div>
      {said.map((outcome) => (
        <p
          key={outcome.message}
          className={`office-notice ${outcome.ok ? '' : 'office-notice-bad'}`}
          role={outcome.ok ? 'status' : 'alert'}
        >
          {outcome.message}
          {outcome.uses && <FileUses places={outcome.uses} />}
        </p>
      ))}
      <form method="post" action="/staff/files" encType="multipart/form-data" className="upload">
        <DropZone label="Choose files, or drop them here" name="file" multiple onFiles={add}>
          <p className="office-quiet">
            Pictures (JPEG, PNG, WebP, AVIF) and PDFs up to 25 MB, films (MP4 with H.264, WebM) up
            to 100 MB. Where a picture was taken is in none that the site shows.
          </p>
          <noscript>
            <button className="office-button">Upload</button>
          </noscript>
        </DropZone>
      </form>
      <UploadList sendings={sendings} onRetry={retry} />
      {unfinished > 0 && sendings.every(({ state }) => state !== 'sending') && (
        <Form method="post" className="upload-unfinished">
          <span className="office-quiet">
            {unfinished === 1 ? 'An upload of yours is' : `${unfinished} uploads of yours are`} not
            finished. Choose the same file again and it goes on; after a day it is thrown away.
          </span>
          <button className="office-button" name="do" value="drop-unfinished">
            Throw away
          </button>
        </Form>
      )}
      <FileList {...{ files, now, ...pages }} />
    </>
  )
}
