import { expect, test } from 'vitest'
import { files } from '../../app/db/schema/files.server.ts'
import { deleteFile, findFile } from '../../app/files/files.server.ts'
import { findPreview } from '../../app/site-content/preview-links.server.ts'
import { publish } from '../../app/site-content/publish.server.ts'
import { currentRevision } from '../../app/site-content/revisions.server.ts'
import { release } from '../next-release.ts'
import { sendForm } from '../office-forms.ts'
import { people, putInTeam } from '../team.ts'
import { itemsOffice } from '../site-items.ts'
import { samplePicture, uploaderOf } from '../uploads.ts'

const photograph = (seed: number) =>
  samplePicture({ width: 500, height: 400, seed }).jpeg().toBuffer()

/** The office at the form of a machine, with photographs that were uploaded. */
async function atWotan(names: string[]) {
  const desks = await itemsOffice()
  const { upload } = uploaderOf(desks.office)
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    const { file } = await upload(await photograph(index + 1), name)
    ids.push(file!.id)
  }
  return { ...desks, ids }
}

interface FormPage {
  form: Record<string, string>
  uploaded: { id: string; name: string; preview?: string }[]
}

test('a form without scripts offers what was uploaded of its kinds, the newest first', async () => {
  const { staff, ids } = await atWotan(['yard.jpg', 'quarry.jpg'])
  const { uploaded } = (await staff.page('product/wotan')) as unknown as FormPage
  expect(uploaded.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(uploaded.map(({ name }) => name).toSorted()).toEqual(['quarry.jpg', 'yard.jpg'])
  expect(uploaded[0]!.preview).toBeUndefined()
})

test('without scripts a photograph is chosen, given its words, published and taken out again', async () => {
  const { staff, site, ids } = await atWotan(['yard.jpg'])
  const [id] = ids as [string]
  const form = await staff.opened('product/wotan')
  const { photos: _, ...others } = form
  const chosen = { ...others, 'photos-add': id }
  const refused = await staff.publish('product/wotan', chosen)
  expect(refused.status).toBe(422)
  expect(refused.page!.errors!.photos).toBe('Picture 1: Say of each picture what it shows.')
  expect(refused.page!.form!.photos).toBe(id)

  const told = { ...others, photos: id, 'photos-alt': 'In the yard' }
  expect((await staff.publish('product/wotan', told)).status).toBe(303)
  expect((await site()).catalogue.find('wotan')!.photos).toEqual([{ file: id, alt: 'In the yard' }])

  const again = await staff.opened('product/wotan')
  const out = { ...again, photos: id, 'photos-alt': 'In the yard', 'photos-out': id }
  expect((await staff.publish('product/wotan', out)).status).toBe(303)
  expect((await site()).catalogue.find('wotan')!.photos).toBeUndefined()
})

test('a file that was deleted while a form stood open stays in it, is told, and can be taken out', async () => {
  const { office, staff, ids } = await atWotan(['yard.jpg'])
  const [id] = ids as [string]
  const { services } = office
  const before = await staff.opened('product/wotan')
  const deletion = {
    ...{ id, staff: { uid: crypto.randomUUID() }, now: services.now() },
    mayPublish: () => Promise.resolve(true),
  }
  expect(await deleteFile(services.db, deletion)).toBe('deleted')

  const form = { ...before, photos: id, 'photos-alt': 'In the yard' }
  const refused = await staff.publish('product/wotan', form)
  expect(refused.status).toBe(409)
  expect(refused.page!.errors!.photos).toMatch(/not there any more: take it out/)
  expect(refused.page!.form!.photos).toBe(`${id} In the yard`)
  const { form: kept } = (await staff.page('product/wotan')) as unknown as FormPage
  expect(kept.photos).toBe('')

  await staff.step('product/wotan', { ...form, do: 'draft' })
  const drafted = (await staff.page('product/wotan')) as unknown as FormPage
  expect(drafted.form.photos).toBe(`${id} In the yard`)
  const sent = await staff.publish('product/wotan', { ...form, 'photos-out': id })
  expect(sent.status).toBe(303)
})

test('the file of what was withdrawn can be deleted, and then it is said why that can’t be brought back', async () => {
  const { office, staff, ids } = await atWotan(['yard.jpg'])
  const [id] = ids as [string]
  const remove = () => sendForm(office, '/staff/site/files', { delete: id })
  const form = await staff.opened('product/wotan')
  await staff.publish('product/wotan', { ...form, photos: id, 'photos-alt': 'In the yard' })
  expect((await remove()).status).toBe(409)
  await staff.step('product/wotan', { do: 'withdraw', successor: '' })
  expect((await remove()).status).toBe(200)
  expect((await office.get(`/files/${id}/400.avif`)).status).toBe(404)
  expect(await staff.bringBack('product/wotan', '1')).toMatchObject({
    location: '/staff/site/product/wotan?published=file-gone',
  })
  expect((await staff.bringBack('product/wotan', '0')).location).toMatch(/published=shown$/)
})

test('a preview link keeps no file from being deleted: it ends with it, and others go on', async () => {
  const { office, staff, ids } = await atWotan(['yard.jpg'])
  const [id] = ids as [string]
  const form = await staff.opened('product/wotan')
  const linkTo = async (fields: Record<string, string>) => {
    const made = await staff.step('product/wotan', { ...fields, do: 'link' })
    return (made.page as unknown as { link: string }).link.split('/').at(-1)!
  }
  const other = await linkTo(form)
  const shown = await linkTo({ ...form, photos: id, 'photos-alt': 'In the yard' })
  const { queries } = office.services.db
  const preview = (token: string) => findPreview(queries, token, office.services.now())
  const remove = () => sendForm(office, '/staff/site/files', { delete: id })

  expect((await remove()).status).toBe(409)
  expect((await preview(shown))!.files.has(id)).toBe(true)
  await staff.step('product/wotan', { do: 'drop' })
  expect((await remove()).status).toBe(200)
  expect(await preview(shown)).toBeUndefined()
  expect(await preview(other)).toBeDefined()
})

test('a file that is used is not deleted, and it is said where: what is published, and whose draft', async () => {
  const { office, staff, meera, ids } = await atWotan(['yard.jpg'])
  const [id] = ids as [string]
  const named = { photos: id, 'photos-alt': 'In the yard' }
  await staff.publish('product/wotan', { ...(await staff.opened('product/wotan')), ...named })
  await staff.step('product/cuty', {
    ...{ ...(await staff.opened('product/cuty')), ...named },
    do: 'draft',
  })
  await meera.step('product/cuty', {
    ...{ ...(await meera.opened('product/cuty')), ...named },
    do: 'draft',
  })
  const { status, page } = await sendForm(office, '/staff/site/files', { delete: id })
  expect(status).toBe(409)
  expect(page).toMatchObject({
    message: '‘yard.jpg’ is used, and is not deleted.',
    uses: [
      { title: 'Wotan', to: '/staff/site/product/wotan', draft: null },
      { title: 'Cuty', to: '/staff/site/product/cuty', draft: 'yours' },
      { title: 'Cuty', to: null, draft: { of: 'Meera Nair' } },
    ],
  })
})

test('the draft of somebody who may not publish any more keeps no file from being deleted', async () => {
  const { office, staff, ids } = await atWotan(['yard.jpg'])
  const [id] = ids as [string]
  const member = await putInTeam(office.services, people.editor, 'editor')
  const form = { ...(await staff.opened('product/wotan')), photos: id, 'photos-alt': 'In the yard' }
  const drafted = { ...form, do: 'draft' }
  await sendForm(office, '/staff/site/product/wotan', drafted, people.editor)
  const remove = () => sendForm(office, '/staff/site/files', { delete: id })
  expect((await remove()).status).toBe(409)
  const role = { do: 'role', id: member, role: 'sales', was: 'editor' }
  expect((await sendForm(office, '/staff/site/team', role)).status).toBe(303)
  expect((await remove()).status).toBe(200)
})

test('the draft of a machine that a release took away keeps no file from being deleted: nobody can open it', async () => {
  const { office, staff, ids } = await atWotan(['yard.jpg'])
  const [id] = ids as [string]
  const form = { ...(await staff.opened('product/wotan')), photos: id, 'photos-alt': 'In the yard' }
  await staff.step('product/wotan', { ...form, do: 'draft' })
  const remove = () => sendForm(office, '/staff/site/files', { delete: id })
  expect((await remove()).status).toBe(409)
  release(undefined)
  expect((await office.get('/staff/site/product/wotan')).status).toBe(404)
  expect((await remove()).status).toBe(200)
})

test('a file that is deleted while a page with it is published is kept, or the page is not published', async () => {
  const ref = { kind: 'product', item: 'wotan' } as const
  const { db, now } = (await itemsOffice()).office.services
  const by = { staff: { uid: crypto.randomUUID() }, now: now() }
  const ids = Array.from({ length: 12 }, (_, round) => String(round).padStart(64, '0'))
  await db.queries.insert(files).values(
    ids.map((id) => ({
      ...{ id, kind: 'picture' as const, name: 'yard.jpg', type: 'image/jpeg', bytes: 1 },
      ...{ width: 500, height: 400, createdBy: by.staff.uid, createdAt: by.now },
    })),
  )
  for (const id of ids) {
    const { number, body } = await currentRevision(db.queries, ref)
    const photos = [{ file: id, alt: `In the yard of ${number}` }]
    const [published, deleted] = await Promise.all([
      publish(db, { ref, body: { ...body, photos }, base: number, ...by }),
      deleteFile(db, { id, ...by, mayPublish: () => Promise.resolve(true) }),
    ])
    const isThere = (await findFile(db.queries, id)) !== undefined
    expect([published.ok, deleted !== 'deleted']).toEqual([isThere, isThere])
  }
})
