import { forgetComing, stateName } from './kept-store.ts'

/** A version that found too little room on this phone: each visit would fetch it anew, and fail again. */
const noRoomPath = '/no-room'

export const isTooMuch = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** What had come of it fills the phone, and is of no use. */
export async function leaveOut(version: string): Promise<void> {
  await forgetComing()
  await (await caches.open(stateName)).put(noRoomPath, new Response(version))
}

export async function isLeftOut(version: string): Promise<boolean> {
  const noted = await (await caches.open(stateName)).match(noRoomPath)
  return (await noted?.text()) === version
}
