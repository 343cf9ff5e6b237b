import { bareEtag, type KeptFile, type KeptList } from './kept-list.ts'
import { toKeepHeader } from './requests.ts'

/**
 * What lies on the phone: one cache for each version of the site, each whole, and one that says which of them is shown.
 * Pages of a version are never shown with scripts of another, as nothing of it is shown before all of it is there.
 */
export const ofVersion = 'kept version '
export const stateName = 'kept state'
/** Brochures and films, which somebody keeps apart. */
export const apartNames = { papers: 'kept papers', films: 'kept films' } as const
export type Apart = keyof typeof apartNames

export interface KeptState {
  list: KeptList
  /** When it was fetched, milliseconds since 1970. */
  at: number
}

const statePath = '/kept.json'
/** Which version is being fetched: nobody looks at it yet, and it is not to be taken for one that is left over. */
export const comingPath = '/coming'
/** Stands among brochures or films that have once all come. */
export const wholePath = '/whole'
/** Stands among those of which some found too little room (`no-room.ts`). */
export const noRoomPath = '/no-room'
export const cacheOf = (version: string) => ofVersion + version

export async function readState(): Promise<KeptState | undefined> {
  if (!(await caches.has(stateName))) return undefined
  const answer = await (await caches.open(stateName)).match(statePath)
  return (await answer?.json()) as KeptState | undefined
}

/** What this version needs; its pictures last, as pages are read without them. */
const wantedOf = ({ files, pictures }: KeptList): KeptFile[] => [
  ...files,
  ...pictures.map(({ path, bytes }) => ({ path, bytes, etag: '' })),
]

/** Why not all could be kept. */
export class NotKeptError extends Error {
  override name = 'NotKeptError'
}

interface Keeping {
  /** @param bytes that are there */
  tell?: (bytes: number) => void
  signal?: AbortSignal
  /** Shown only in the place of this: whatever its visitor has chosen or taken away meanwhile stays so. */
  instead?: KeptState
}

/**
 * Fetches what is missing and then, in one step, shows it. What an earlier version has under the same name and with the same content
 * is not fetched again, and what was fetched before it was broken off isn't either.
 *
 * @throws NotKeptError when one can't be had, or has become another meanwhile: what is shown stays
 */
export async function keep(list: KeptList, now: number, keeping: Keeping = {}): Promise<void> {
  const state = await caches.open(stateName)
  await state.put(comingPath, new Response(list.version))
  const wanted = wantedOf(list)
  await fetchInto(await caches.open(cacheOf(list.version)), wanted, keeping)
  // Removed in another tab meanwhile, it would be shown in pieces.
  if ((await countIn(cacheOf(list.version))) < wanted.length) throw new NotKeptError(list.version)
  const { instead } = keeping
  if (instead && (await readState())?.list.version !== instead.list.version)
    throw new NotKeptError(list.version)
  await state.put(statePath, new Response(JSON.stringify({ list, at: now } satisfies KeptState)))
  await state.delete(comingPath)
}

/** Opening it would make it anew, empty. */
const countIn = async (name: string) =>
  (await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0

/** Keeps brochures or films, and lets those go that there are no more. */
export async function keepApart(
  kind: Apart,
  files: KeptFile[],
  keeping: Keeping = {},
): Promise<void> {
  const cache = await caches.open(apartNames[kind])
  await fetchInto(cache, files, keeping)
  await letGo(kind, files)
  await cache.put(wholePath, new Response())
  await cache.delete(noRoomPath)
}

/** Brochures or films that there are no more. */
export async function letGo(kind: Apart, files: KeptFile[]): Promise<void> {
  const cache = await caches.open(apartNames[kind])
  const wanted = new Set([wholePath, noRoomPath, ...files.map(({ path }) => path)])
  for (const { url } of await cache.keys())
    if (!wanted.has(new URL(url).pathname)) await cache.delete(url)
}

/** What of them is still to come, or has become another since (bytes). */
export async function missingOf(kind: Apart, files: KeptFile[]): Promise<number> {
  const cache = await caches.open(apartNames[kind])
  let missing = 0
  for (const file of files)
    if (!isThis(await cache.match(file.path, anyway), file)) missing += file.bytes
  return missing
}

/** So many are asked for at a time. */
const lanes = 6

async function fetchInto(cache: Cache, files: KeptFile[], { tell, signal }: Keeping) {
  let there = 0
  let isOver = false
  const waiting = files.values()
  const lane = async () => {
    for (const file of waiting) {
      if (!isThis(await cache.match(file.path, anyway), file))
        await cache.put(file.path, (await elsewhere(file)) ?? (await fetched(file, signal)))
      if (isOver) return
      tell?.((there += file.bytes))
    }
  }
  // Where one fails the others begin nothing more, and tell of nothing.
  await Promise.all(Array.from({ length: lanes }, lane)).finally(() => (isOver = true))
}

/** Compressed or not, it is the same. */
export const anyway = { ignoreVary: true } as const

const isThis = (answer: Response | undefined, { path, etag }: KeptFile) =>
  answer !== undefined &&
  (etag === '' ? isOfKind(path, answer) : bareEtag(answer.headers.get('ETag')) === etag)

/** What the answer to a path says that it is, where its name alone says what is in it. */
const kinds: Record<string, RegExp> = {
  js: /javascript/,
  json: /json/,
  css: /^text\/css/,
  woff2: /font|octet-stream/,
  mp4: /^video\//,
  webm: /^video\//,
  pdf: /pdf/,
}

/** Any network may answer with a page of its own, such as one to sign in to it: kept, it would stand there for ever. */
function isOfKind(path: string, { headers, redirected }: Response): boolean {
  const kind = kinds[path.slice(path.lastIndexOf('.') + 1)] ?? /^image\//
  return !redirected && kind.test(headers.get('Content-Type') ?? '')
}

async function elsewhere(file: KeptFile): Promise<Response | undefined> {
  const known = await caches.match(file.path, anyway)
  return isThis(known, file) ? known : undefined
}

async function fetched(file: KeptFile, signal?: AbortSignal): Promise<Response> {
  // A page's own cache may hold what it was before.
  const cache = file.etag ? 'no-cache' : 'default'
  const answer = await fetch(file.path, {
    ...{ cache, credentials: 'omit', headers: { [toKeepHeader]: '1' } },
    ...(signal && { signal }),
  })
  if (answer.status !== 200 || !isThis(answer, file)) throw new NotKeptError(file.path)
  return answer
}

/** Whether anything has come, even if it opens nothing yet. */
export const hasAny = async () => (await caches.keys()).some((name) => name.startsWith(ofVersion))

/** Those of them that have come. */
export async function cameOf(kind: Apart, files: KeptFile[]): Promise<KeptFile[]> {
  if (!(await caches.has(apartNames[kind]))) return []
  const cache = await caches.open(apartNames[kind])
  const came = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return files.filter(({ path }) => came.has(path))
}

/** Brochures and films that have all come once, and of which there is a part. */
export type KeptApart = Partial<Record<Apart, 'whole' | 'part'>>

/** @param list says which there are: what lacks one that is new since is a part */
export async function keptApart(list?: KeptList): Promise<KeptApart> {
  const kept: KeptApart = {}
  for (const kind of Object.keys(apartNames) as Apart[]) {
    if (!(await caches.has(apartNames[kind]))) continue
    const mark = await (await caches.open(apartNames[kind])).match(wholePath)
    const files = list?.[kind] ?? []
    const isWhole = mark && (await cameOf(kind, files)).length === files.length
    kept[kind] = isWhole ? 'whole' : 'part'
  }
  return kept
}

/** What has come of a version that does not open yet. What opens stays. */
export async function forgetComing(): Promise<void> {
  const state = await caches.open(stateName)
  const coming = await (await state.match(comingPath))?.text()
  if (coming === undefined) return
  await state.delete(comingPath)
  await caches.delete(cacheOf(coming))
}

/** All of it, or brochures or films alone. */
export async function forget(apart?: Apart): Promise<void> {
  const names = apart ? [apartNames[apart]] : await caches.keys()
  for (const name of names) if (name.startsWith('kept ')) await caches.delete(name)
}
