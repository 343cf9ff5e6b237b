import { expect, test } from 'vitest'
import {
  configurationLines,
  configurationWords,
  nameOnIt,
  readConfiguration,
} from './configuration.ts'

const words = 'crane:red,with:grapple,with:seat,name:Kerala_Timber_&_Co'

test('what was chosen is read from the address, and written as it was read', () => {
  const chosen = readConfiguration(`side,${words},inner:40`)
  expect(chosen).toEqual({
    cranePaint: 'red',
    name: 'Kerala Timber & Co',
    fittings: ['grapple', 'seat'],
  })
  expect(configurationWords(chosen).join()).toBe(words)
})

test('what cannot be lettered is left out, and a name ends after 24 letters of its script', () => {
  expect(nameOnIt(' <b>Dino, Motors</b>:\n"1" ')).toBe('b Dino Motors /b 1')
  expect(nameOnIt('x'.repeat(60))).toBe('x'.repeat(24))
  expect(nameOnIt('ക്രെയിൻ '.repeat(9)).length).toBeGreaterThan(24)
})

test('a letter with more marks than any script writes is none, and the others are lettered', () => {
  expect(nameOnIt(`ക${'ൃ'.repeat(400)}`)).toBe('')
  expect(nameOnIt(`Dino ക${'ൃ'.repeat(400)} 1`)).toBe('Dino 1')
  for (const word of ['സ്വാതന്ത്ര്യം', 'कार्त्स्न्यं']) expect(nameOnIt(word)).toBe(word)
})

test('an apostrophe is lettered, whichever of them a telephone writes', () => {
  for (const typed of ["'", '’', '‘', 'ʼ', '`', '´'])
    expect(nameOnIt(`Joseph${typed}s`)).toBe("Joseph's")
  expect(readConfiguration('name:Joseph’s_Cranes').name).toBe("Joseph's Cranes")
})

test('a mangled address gives what there is of it', () => {
  const none = { cranePaint: undefined, name: '', fittings: [] }
  expect(readConfiguration('crane:<b>,with:rocket,name:,with:constructor,:')).toEqual(none)
})

test('in words, what is not chosen is not said', () => {
  const lines = configurationLines(readConfiguration(words), 'Yellow', () => 'Red')
  expect(lines).toEqual([
    { label: 'Paint', value: 'Yellow' },
    { label: 'Crane painted apart', value: 'Red' },
    { label: 'Name on it', value: 'Kerala Timber & Co' },
    { label: 'Wish, to be agreed', value: 'Timber grapple, Operator’s seat' },
  ])
  expect(configurationLines(readConfiguration(''), undefined, String)).toEqual([])
})
