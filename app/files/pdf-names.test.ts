import { expect, test } from 'vitest'
import { objectStreamPdf, pdfOf } from '../../tests/sample-pdfs.ts'
import { namesIn } from './pdf-names.ts'

const nothing = { acts: false, opens: false, isLocked: false }

test('a PDF of pages alone does nothing', () => {
  expect(namesIn(pdfOf(''))).toEqual(nothing)
  expect(namesIn(objectStreamPdf(''))).toEqual(nothing)
})

test.each([pdfOf, objectStreamPdf])(
  'what a PDF would do is found, however it is written',
  (make) => {
    expect(namesIn(make('/OpenAction [3 0 R /Fit]'))).toEqual({ ...nothing, opens: true })
    expect(namesIn(make('/A << /S /Launch >>')).acts).toBe(true)
    expect(namesIn(make('/A << /S /J#61vaScript >>')).acts).toBe(true)
    expect(namesIn(make('/AA<</O 5 0 R>>')).acts).toBe(true)
  },
)

test('names that only begin like one of those are others', () => {
  expect(namesIn(pdfOf('/AAB /Launched /JSON /Encryption'))).toEqual(nothing)
})
