import { inflateSync } from 'node:zlib'
import { Refused } from './refusals.ts'

/** What a PDF holds besides pages, by the names that are written in it. */
export interface PdfNames {
  /** A script, a program to be started, another file, or an action that nobody asked for. */
  acts: boolean
  /** Something is done when it is opened: to show a page is harmless. */
  opens: boolean
  isLocked: boolean
}

/** All packed objects together; a file of 25 MB has a tenth of it. */
const mostUnpackedBytes = 64 * 1024 * 1024

const named = (...names: string[]) => new RegExp(`/(?:${names.join('|')})(?![^\\s\\0()<>[\\]{}/%])`)
/** So long that no packed picture holds them by chance: looked for everywhere. */
const longNames = named('JavaScript', 'Launch', 'EmbeddedFiles?', 'RichMedia', 'ImportData')
const shortNames = named('JS', 'AA', 'XFA')

/**
 * Looks for names in a PDF as it lies there: in all its versions, objects that nothing refers to, and packed objects.
 *
 * @throws Refused when its packed objects can't be looked into
 */
export function namesIn(bytes: Buffer): PdfNames {
  const text = bytes.toString('latin1')
  const outside = unescaped(outsideOfStreams(text, bytes))
  return {
    acts: longNames.test(unescaped(text)) || longNames.test(outside) || shortNames.test(outside),
    opens: named('OpenAction').test(outside),
    isLocked: named('Encrypt').test(outside),
  }
}

/** `/J#61vaScript` is `/JavaScript`. */
const unescaped = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

/** Everything that is not the data of a stream, and what streams of packed objects hold. */
function outsideOfStreams(text: string, bytes: Buffer): string {
  const pieces: string[] = []
  let unpacked = 0
  let from = 0
  for (const found of text.matchAll(/>>\s*stream\r?\n/g)) {
    if (found.index < from) continue
    const start = found.index + found[0].length
    const about = unescaped(text.slice(text.lastIndexOf('obj', found.index), found.index + 2))
    const end = endOfStream(text, start, about)
    pieces.push(text.slice(from, start))
    if (named('ObjStm').test(about)) {
      const objects = unpack(bytes.subarray(start, end), about, mostUnpackedBytes - unpacked)
      unpacked += objects.length
      pieces.push(objects)
    }
    from = end
  }
  pieces.push(text.slice(from))
  return pieces.join('\n')
}

/** By its length where that is right; a stream may hold the word that ends it. */
function endOfStream(text: string, start: number, about: string): number {
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R|\d)/.exec(about)?.[1]
  const end = start + Number(length ?? Number.NaN)
  if (/^\s{0,2}endstream/.test(text.slice(end, end + 12))) return end
  const word = text.indexOf('endstream', start)
  return word < 0 ? text.length : word
}

function unpack(data: Buffer, about: string, most: number): string {
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(about)?.[1]
  if (!filter) return data.toString('latin1')
  if (!/^\[?\s*\/Fl(?:ateDecode)?\s*\]?$/.test(filter) || /\/Predictor\s+(?!1\b)/.test(about))
    throw new Refused('acting-paper')
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) }).toString('latin1')
  } catch {
    throw new Refused('broken-paper')
  }
}
