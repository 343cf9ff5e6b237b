import type { FileFacts } from '../../../content/files.ts'

/** What the office's endpoint has of an uploaded file. */
export type UploadedFile = FileFacts & { name: string }

export type Sent =
  | { ok: true; file: UploadedFile }
  /** With `mayRetry` the same call goes on where this one ended. */
  | { ok: false; message: string; mayRetry: boolean }

interface Sending {
  /** From 0 to 1; 1 while the server looks through what it got. */
  onProgress: (share: number) => void
  signal: AbortSignal
  /** Replaced by tests. */
  request?: typeof fetch
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

interface Answer {
  id?: string
  offset?: number
  file?: UploadedFile
  message?: string
}

const path = '/staff/files'
const chunkBytes = 1024 * 1024

/** How long after each failure in a row it is tried again: two minutes in all. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]

class Failure extends Error {
  readonly mayRetry: boolean

  constructor(message: string, mayRetry: boolean) {
    super(message)
    this.mayRetry = mayRetry
  }
}

/**
 * Sends a file in chunks, and goes on where the connection broke, also after the page was loaded again and the same file
 * was chosen.
 */
export async function sendFile(file: File, sending: Sending): Promise<Sent> {
  const { signal, wait = pause } = sending
  const sha256 = await fingerprint(file)
  let failures = 0
  let last = -1
  const onProgress = (bytes: number) => {
    // What has arrived shows that the connection is back.
    if (bytes > last) failures = 0
    last = bytes
    sending.onProgress(file.size === 0 ? 0 : bytes / file.size)
  }
  for (;;) {
    try {
      return { ok: true, file: await sendOnce(file, sha256, { ...sending, onProgress }) }
    } catch (error) {
      if (signal.aborted) return { ok: false, message: 'Stopped.', mayRetry: true }
      if (error instanceof Failure && !error.mayRetry)
        return { ok: false, message: error.message, mayRetry: false }
      const pauseMs = pausesMs[failures++]
      if (pauseMs === undefined) return { ok: false, message: lost, mayRetry: true }
      await wait(pauseMs, signal)
    }
  }
}

const lost =
  'The connection was lost. What has arrived is kept for a day: go on when you are connected again.'

async function sendOnce(
  file: File,
  sha256: string | undefined,
  { onProgress, signal, request = fetch }: Sending,
): Promise<UploadedFile> {
  let answer = await ask(request, path, {
    signal,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: file.name, bytes: file.size, ...(sha256 && { sha256 }) }),
  })
  for (;;) {
    if (answer.file) return answer.file
    const { id, offset } = answer
    if (id === undefined || offset === undefined) throw new Failure(unknown, false)
    onProgress(offset)
    answer = await ask(request, `${path}/uploads/${id}?offset=${offset}`, {
      signal,
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file.slice(offset, offset + chunkBytes),
    })
    if (answer.offset !== undefined && answer.offset <= offset) throw new Failure(unknown, true)
    if (answer.offset === undefined) onProgress(file.size)
  }
}

const unknown = 'The site gave an answer that this page can’t read. Load the page again.'

/** @throws Failure, or whatever `fetch` throws without a connection */
async function ask(request: typeof fetch, to: string, init: RequestInit): Promise<Answer> {
  const answer = await request(to, { ...init, redirect: 'manual' })
  // Sent to sign in.
  if (answer.type === 'opaqueredirect' || answer.status === 302 || answer.status === 303)
    throw new Failure('You are signed out. Sign in again, then choose the file again.', false)
  const body = (await answer.json().catch(() => undefined)) as Answer | undefined
  if (answer.ok && body) return body
  // Gone since, or the server is not well: begun again, it goes on from what is there.
  const isPassing = answer.status === 404 || (answer.status >= 500 && answer.status !== 507)
  throw new Failure(body?.message ?? unknown, isPassing)
}

/** SHA-256 in hex: by it the server knows what it has. Browsers tell it at https only. */
async function fingerprint(file: File): Promise<string | undefined> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

/** Ends sooner when the browser has a connection again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
