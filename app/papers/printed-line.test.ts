import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { scriptFonts } from './job.server.ts'
import { printed } from './printed-line.ts'

const font = (name: string) => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url))
const cuts = ['regular', 'medium', 'bold', 'wide'].map((cut) =>
  charactersOf(font(`archivo-${cut}`)),
)

const isPrinted = (value: string) => printed({ label: 'Name on it', value }).value === value

test('a name is printed in every character that all of the papers’ Latin cuts have, é among them', () => {
  const [first, ...others] = cuts
  const shared = [...first!].filter((character) => others.every((cut) => cut.has(character)))
  expect(shared).toContain('é')
  expect(shared.filter((character) => !isPrinted(character))).toEqual([])
})

test('of other Latin letters none is printed: no paper has them', () => {
  const latin = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code))
  const lacked = latin.filter((character) => !cuts.every((cut) => cut.has(character)))
  expect(lacked).toContain('ü')
  expect(lacked.filter(isPrinted)).toEqual([])
})

test.each(scriptFonts)('whatever $name is handed to papers for is printed', ({ name, letters }) => {
  for (const cut of [name, `${name}-regular`]) {
    const handed = [...charactersOf(font(cut))].filter((character) => letters.test(character))
    expect(handed.length).toBeGreaterThan(100)
    expect(handed.filter((character) => !isPrinted(character))).toEqual([])
  }
})

test('of what is printed nothing needs a font that is not handed for it', () => {
  const ofScripts = scriptFonts.flatMap(({ name }) => [...charactersOf(font(`${name}-regular`))])
  const handed = (character: string) =>
    cuts[0]!.has(character) || scriptFonts.some(({ letters }) => letters.test(character))
  // What joins letters stands between some of theirs.
  const alone = ofScripts.filter((character) => !/\p{Join_C}/u.test(character))
  expect(alone.filter((character) => isPrinted(character) && !handed(character))).toEqual([])
})

/** Those that a font's table of characters lists, in the one format that ours have: ranges of code units. */
function charactersOf(file: Buffer): Set<string> {
  const names = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const entry = names.find((at) => file.toString('latin1', at, at + 4) === 'cmap')!
  const table = file.readUInt32BE(entry + 8)
  const ranges = table + file.readUInt32BE(table + 8)
  if (file.readUInt16BE(ranges) !== 4)
    throw new Error('Its characters are listed in another format')
  const bytes = file.readUInt16BE(ranges + 6)
  const found = new Set<string>()
  for (let at = 0; at < bytes; at += 2) {
    const last = file.readUInt16BE(ranges + 14 + at)
    const first = file.readUInt16BE(ranges + 16 + bytes + at)
    // The list ends with a range of what is no character.
    for (let code = first; code <= last && code < 0xffff; code++)
      found.add(String.fromCharCode(code))
  }
  return found
}

test('of Devanagari and Malayalam what the cuts have is printed, and not what a later block added', () => {
  expect(isPrinted('॥ रवि ॥ മേനോൻ')).toBe(true)
  expect(isPrinted('अग्नि\u0951')).toBe(true)
  expect(['रवि \ua8f2', 'र\u1cd0'].filter(isPrinted)).toEqual([])
})
