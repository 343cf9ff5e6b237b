import { patience } from '../../../content/patience.ts'
import type { EnquiryDraft } from '../form/enquiry-form.ts'

/**
 * A message that was sent and is not taken yet, in one of four states. It is stored as it stands here, and browsers hold what
 * earlier versions of this site have stored: fields are added, none is renamed.
 *
 * | state     | problem | tries | notBefore | heldAt |
 * | --------- | ------- | ----- | --------- | ------ |
 * | BeingSent |         |       | yes       |        |
 * | Waits     |         |       |           |        |
 * | PutOff    |         | yes   | yes       |        |
 * | HeldBack  | yes     | maybe | maybe     | yes    |
 */
export type WaitingMessage = BeingSent | Waits | PutOff | HeldBack

/** Times are milliseconds since 1970. */
interface Written {
  /** The same for the same words of the same form: the server takes it once. */
  id: string
  /** The form's own, which another version of it has too. */
  form: string
  /** Under which an unsent draft of this form is kept. */
  key: string
  /** Where it was written: path, query and place. */
  page: string
  draft: EnquiryDraft
  writtenAt: number
}

/** A tab is just sending it, or was closed meanwhile: before that time nobody else does. */
interface BeingSent extends Written {
  problem: null
  tries?: undefined
  notBefore: number
}

/** Nobody has answered: it is sent as soon as there may be a network. */
export interface Waits extends Written {
  problem: null
  tries?: undefined
  notBefore?: undefined
}

export interface Later {
  /** How often in a row the site could not take it; none where its writer only looks into it. */
  tries: number
  /** Before that it is not sent by itself. */
  notBefore: number
}

/** The site could not take it, or its writer looks into it. */
interface PutOff extends Written, Later {
  problem: null
}

/** It waits for its writer, and is not sent by itself. */
interface HeldBack extends Written, Partial<Later> {
  /** The server's reason, or that it was being changed. */
  problem: string
  /** Since when. The first versions did not say. */
  heldAt?: number
  /** When it was first found to have been held too long. */
  oldSince?: number
}

/** As long as the tab in which a message is sent may take for it, twice where a picture goes along and does not get through (ms). */
export const longestSending = 2 * patience

/** Only for so long is it `BeingSent`; after that it waits. A clock that was put back since counts for nothing. */
export const isBeingSent = ({ tries, notBefore = 0 }: WaitingMessage, now: number) =>
  tries === undefined && now < notBefore && notBefore - now <= longestSending

/** A server that is away for a while tells nobody when it is back (ms). */
export const pause = 60_000
const longestPause = 3_600_000

/** As long as the site has asked for, or else twice as long each time. */
export function nextTry(
  { tries = 0 }: Pick<WaitingMessage, 'tries'>,
  now: number,
  retryAfter: number | undefined,
): Later {
  const wait = retryAfter === undefined ? pause * 2 ** tries : retryAfter * 1000
  return { tries: tries + 1, notBefore: now + Math.min(wait, longestPause) }
}

/** A clock that was put back since counts for nothing. */
export const isPutOff = ({ notBefore = 0 }: WaitingMessage, now: number) =>
  now < notBefore && notBefore - now <= longestPause

export const isHeldBack = (message: WaitingMessage): message is HeldBack => message.problem !== null

/** So long it waits here once it was refused or held back. */
export const keptForDays = 30

export const day = 86_400_000

/** Of what was held back, since when it is too old. What may yet be taken never is. */
export const isOld = (message: WaitingMessage, now: number): message is HeldBack =>
  isHeldBack(message) && (message.heldAt ?? Infinity) < now - keptForDays * day
