/** Why a file is not taken: what is said to whoever uploads it, with what to do. */
export const refusals = {
  empty: 'This file is empty. Look whether it was copied to its end, and choose it again.',
  'too-large':
    'This file is too large: pictures and PDFs may have 25 MB, films 100 MB. Save it smaller and choose it again.',
  'too-large-for-form':
    'Without scripts files of 25 MB at most can be sent, all of them together. Send fewer at a time, or turn scripts on for larger ones.',
  unknown:
    'This is no file that the site can show. It takes pictures (JPEG, PNG, WebP, AVIF), PDFs, and films (MP4, WebM).',
  heic: 'This picture is HEIC, which browsers can’t show. Save it as JPEG; on an iPhone: Settings › Camera › Formats › Most Compatible.',
  drawing:
    'This is a drawing or a web page (SVG, HTML), which can hold scripts. Save it as PNG or PDF.',
  quicktime:
    'This film is QuickTime (MOV), which not all browsers play. Save it as MP4 with H.264; on an iPhone: Settings › Camera › Formats › Most Compatible.',
  'two-in-one':
    'This file is more than it says: another one is hidden in it. Open it, save it anew and choose the new one.',
  'broken-picture':
    'This picture is damaged, or a part of it is missing. Open it, save it anew and choose the new one.',
  'too-many-pixels': 'This picture has more than 50 megapixels. Save it smaller.',
  'too-tall':
    'This picture is more than five times as high as it is wide, which no page can show. Cut it.',
  'broken-paper':
    'This PDF is damaged, or a part of it is missing. Open it, save it anew (“Print”, then “Save as PDF”) and choose the new one.',
  'locked-paper':
    'This PDF is locked with a password or against changes. Open it, save it without (“Print”, then “Save as PDF”) and choose the new one.',
  'acting-paper':
    'This PDF does something by itself: it holds a script, another file, or an action. Save it without (“Print”, then “Save as PDF”) and choose the new one.',
  'broken-film':
    'This film is damaged, or a part of it is missing. Export it anew as MP4 (H.264) and choose the new one.',
  'film-codec':
    'Not all browsers play this film’s format. Export it as MP4 with H.264, or as WebM; on an iPhone: Settings › Camera › Formats › Most Compatible.',
  'film-in-pieces':
    'This film doesn’t say how long it is, or comes in fragments, as screen recorders write them. Export it anew as MP4 (H.264).',
  'no-pictures': 'This file has sound and no moving pictures.',
  'too-slow': 'This file took too long to be looked through. Save it smaller or simpler.',
  'other-bytes':
    'This file arrived otherwise than it was sent. Choose it again; if it stays so, ask whoever runs the site.',
  gone: 'This upload is not there any more. Choose the file again.',
  'too-many':
    'Too many uploads of yours are not finished. Wait for them, or throw them away on the page Files.',
  'too-much':
    'You have uploaded as much as one person may in a day. Go on tomorrow, or ask a colleague.',
  'too-large-to-attach':
    'This file has more than 10 MB, which many mailboxes refuse. Save it smaller and choose it again.',
  'not-to-attach':
    'Only pictures (JPEG, PNG, WebP, AVIF) and PDFs can be attached. Save it as a PDF and choose that.',
  'disk-full':
    'The server’s disk is full, so nothing can be uploaded just now. Tell whoever runs the site. What is published is not harmed.',
} as const

export type Refusal = keyof typeof refusals

export const isRefusal = (word: string): word is Refusal => Object.hasOwn(refusals, word)

/** Thrown by whatever looks through a file. */
export class Refused extends Error {
  override name = 'Refused'
  readonly reason: Refusal

  constructor(reason: Refusal) {
    super(refusals[reason])
    this.reason = reason
  }
}
