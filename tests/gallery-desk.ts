import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { contentDrafts } from '../app/db/schema/content.server.ts'
import { users } from '../app/db/schema/people.server.ts'
import { galleryItems, galleryNote } from '../app/gallery/gallery-items.server.ts'
import type { PublishedTogether } from '../app/staff/site/new-pictures.server.ts'
import { sendForm } from './office-forms.ts'
import { itemsOffice } from './site-items.ts'
import { files } from '../app/db/schema/files.server.ts'
import type { Services } from '../app/http/services.ts'
import { samplePicture, sha256, uploaderOf } from './uploads.ts'
import { deskOf } from './office.ts'

type Form = Record<string, string>

const dinoStaff = { name: 'Dino Staff', email: 'staff@dino.example' }
export const picturesPath = '/staff/site/all/picture'

/** What the list of pictures knows. */
interface PicturesPage {
  items: { item: string; title: string; states: string[] }[]
  begun: { item: string; title: string; states: string[] }[]
  adding: { rows: { item: string; form: Form }[]; waiting: number }
}

/** The office at the gallery, and the gallery as visitors see it. */
export async function galleryOffice() {
  const all = await itemsOffice()
  const { office, site } = all
  const desk = await deskOf(office, dinoStaff)
  const uploader = uploaderOf(office)
  let seed = 0
  return {
    ...all,
    gallery: async () => galleryItems(await site()),
    note: async () => galleryNote(await site()),
    pictures: async () => (await desk.look(picturesPath)).page as PicturesPage,
    /** Sends the form of many. */
    many: async (fields: Form) => {
      const sent = await sendForm(office, picturesPath, fields, dinoStaff)
      return { ...sent, page: sent.page as unknown as PublishedTogether | null }
    },
    /** The id of a picture that nobody has sent yet. */
    photograph: async (name = 'photograph.png', shape = { width: 600, height: 400 }) => {
      const bytes = await samplePicture({ ...shape, seed: ++seed })
        .png()
        .toBuffer()
      const { file, message } = await uploader.upload(bytes, name)
      if (!file) throw new Error(message)
      return file.id
    },
    upload: uploader.upload,
    stored: (count: number) => storePictures(office.services, count),
    /** So many rows that were added before. */
    begun: (count: number) => beginPictures(office.services, count),
  }
}

/** Rows of pictures that nobody looked through: for tests that need many, and no bytes of them. */
async function storePictures({ db, now }: Pick<Services, 'db' | 'now'>, count: number) {
  const createdBy = randomUUID()
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: sha256(Buffer.from(`picture ${at}`)), kind: 'picture' as const, name: `${at}.jpg` },
    ...{ type: 'image/jpeg', bytes: 1_000, width: 1600, height: 1067 },
    ...{ widths: [400, 640, 900, 1600], createdAt: now(), createdBy },
  }))
  await db.queries.insert(files).values(rows)
  return rows.map(({ id }) => id)
}

/** As if each had been told by the page, without a request for each. */
async function beginPictures(services: Pick<Services, 'db' | 'now'>, count: number) {
  const { queries } = services.db
  const ids = await storePictures(services, count)
  const [staff] = await queries.select().from(users).where(eq(users.email, dinoStaff.email))
  const drafts = ids.map((file, at) => ({
    ...{ kind: 'picture', item: `new~${String(at + 1).padStart(5, '0')}${file.slice(0, 12)}` },
    ...{ userId: staff!.uid, base: 0, savedAt: services.now() },
    form: { title: '', alt: '', product: '', file, focus: '', poster: '' },
  }))
  await queries.insert(contentDrafts).values(drafts)
}
