import { openChannel, tellChannel } from '../page/browser-channel.ts'
import { signInFailureFor, type SignInFailure } from './sign-in-failure.ts'

export const signInChannelName = 'dino-sign-in'

/** What the sign-in window, and this visitor's other pages, tell each other. */
export type SignInMessage =
  { type: 'signed-in' } | { type: 'signed-out' } | { type: 'failed'; code: SignInFailure }

/** Calls back with each message of this browser's other pages; the result stops it. */
export function listenForSignIn(onMessage: (message: SignInMessage) => void): () => void {
  const channel = openChannel(signInChannelName)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readSignInMessage(data)
    if (message) onMessage(message)
  })
  return () => channel?.close()
}

export function tellOtherPages(message: SignInMessage): void {
  tellChannel(signInChannelName, message)
}

/** Null for what a page of another version might say. */
export function readSignInMessage(data: unknown): SignInMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'signed-in' || data.type === 'signed-out') return { type: data.type }
  if (data.type !== 'failed') return null
  return { type: 'failed', code: signInFailureFor('code' in data ? data.code : undefined) }
}
