/** What goes along with an answer, for the form and for the server. */

const megabyte = 1024 * 1024

/** More than that many mailboxes refuse. */
export const mostBytesAttached = 10 * megabyte
/** Of all that goes along with one answer: as mail it is a third more, and mail servers stop at 25 MB. */
export const mostBytesTogether = 15 * megabyte
/** To one answer. */
export const mostAttached = 5

/** Pictures and PDFs, as browsers offer them for choosing. */
export const attachable = 'image/jpeg,image/png,image/webp,image/avif,application/pdf'

export const attachmentMessages = {
  noFile: 'Choose a file first: nothing is attached yet.',
  tooMany: `No more than ${mostAttached} files go along with an answer. Take one off first.`,
  tooLargeTogether: `All files of an answer together may have ${mostBytesTogether / megabyte} MB. Take one off, or send a second answer.`,
  waitsNoMore: 'This PDF was sent, taken over or taken off meanwhile. Look at the files again.',
  gone: 'A file that stood here was taken off meanwhile. Look at the files again: nothing is sent yet.',
} as const
