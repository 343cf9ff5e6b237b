import type { Context } from 'hono'

/** More than any form of visitors has. */
const mostFields = 100
/** More than stand in any call, also where every letter of a message is a comma. */
const mostValues = 20_000

/** What was sent has more parts than anything that our pages send. */
export class TooManyParts extends Error {}

/**
 * The fields of a form.
 *
 * @throws TooManyParts before they are taken apart: a hundred thousand in one small body would take half a second of
 * everybody's time
 */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const text = await c.req.text()
  if (hasMoreThan(mostFields, text, /&/g)) throw new TooManyParts()
  return new URLSearchParams(text)
}

/**
 * What a call says; undefined when it is no JSON.
 *
 * @throws TooManyParts as `readForm` does
 */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (hasMoreThan(mostValues, text, /[[{,]/g)) throw new TooManyParts()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function hasMoreThan(most: number, text: string, part: RegExp): boolean {
  let count = 0
  for (const _each of text.matchAll(part)) if (++count > most) return true
  return false
}
