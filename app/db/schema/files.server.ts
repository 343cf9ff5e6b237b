import { sql } from 'drizzle-orm'
import {
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * Written as base64: as the embedded database's driver writes bytes by itself, 256 KB take fifty times as long.
 * Read it with `encode(…, 'base64')`, for the same reason.
 */
const bytea = customType<{ data: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => sql`decode(${bytes.toString('base64')}, 'base64')`,
})

export const fileKinds = ['picture', 'paper', 'film'] as const

/** What staff uploaded: a row is there once the file was looked through and all of it is. */
export const files = pgTable(
  'files',
  {
    /** SHA-256 of what was uploaded, hex: the same file is there once. */
    id: text().primaryKey(),
    kind: text({ enum: fileKinds }).notNull(),
    /** As it was called by whoever uploaded it. No address has it. */
    name: text().notNull(),
    /** Media type of what was uploaded. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** Of pictures and films, upright. */
    width: integer(),
    height: integer(),
    pages: integer(),
    seconds: doublePrecision(),
    /** Of a picture's copies, in pixels, the narrowest first. */
    widths: jsonb().$type<number[]>(),
    /** A dozen pixels as a data address; transparent pictures have none. */
    preview: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [index('files_created_at').on(table.createdAt)],
)

/** Bytes, in parts. They grow while they are uploaded, and never change once a variant names them. */
export const fileContents = pgTable('file_contents', {
  id: uuid().primaryKey().defaultRandom(),
})

export const fileParts = pgTable(
  'file_parts',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => fileContents.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    /** 256 KB, the last one less. */
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.part] })],
)

/** What can be asked for of a file: `900.avif`, `paper.pdf`, `film.mp4`; a picture's `original` by nobody. */
export const fileVariants = pgTable(
  'file_variants',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    variant: text().notNull(),
    contentId: uuid('content_id')
      .notNull()
      .unique()
      .references(() => fileContents.id),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.variant] })],
)

/** What is on its way. Left out of backups; removed a day after it last went on. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    /** Of its content too. */
    id: uuid()
      .primaryKey()
      .references(() => fileContents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How many there will be, and are. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** SHA-256 of the whole, hex, when whoever sends it could tell. */
    sha256: text(),
    createdBy: uuid('created_by').notNull(),
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('file_uploads_of').on(table.createdBy, table.sha256)],
)
