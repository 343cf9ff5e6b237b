import { expect, test } from 'vitest'
import { languages } from '../../content/language/languages.ts'
import { searchOn } from '../../tests/search-on.ts'
import { askedWords } from './search-words.ts'

const contact = '/#contact'
const [downloads, gallery, slot, privacy] = ['/downloads', '/gallery', '/?book', '/privacy']

const english: [string, string][] = [
  ['small crane', 'cuty'],
  ['crain for 5 ton', 'wotan'],
  ['recovery van', 'flatbed'],
  ['timber lorry', 'woodpicker'],
  ['marble slab lifting', 'brisky'],
  ['street light crane', 'scoot'],
  ['electric pole', 'scoot'],
  ['towing', 'wheelift'],
  ['breakdown', 'wheelift'],
  ['accident car', 'flatbed'],
  ['car carrier', 'slider'],
  ['bike recovery', 'ground-o'],
  ['gas cylinder', 'cuty'],
  ['wotan price', contact],
  ['crane rate', contact],
  ['kottayam address', contact],
  ['phone number', contact],
  ['job', contact],
  ['brochure', downloads],
  ['iso certificat', downloads],
  ['privacy', privacy],
  ['personal data', privacy],
]

const malayalam: [string, string][] = [
  ['crane vandi', 'wotan'],
  ['thadi lorry', 'woodpicker'],
  ['maram kayattunna vandi', 'woodpicker'],
  ['marble kayattan', 'brisky'],
  ['post idunna vandi', 'scoot'],
  ['car kettivalikkan', 'flatbed'],
  ['kedaya vandi', 'flatbed'],
  ['rikvari', 'wheelift'],
  ['vila ethra', contact],
  ['kodimatha evide', contact],
  ['joli undo', contact],
  ['തടി കയറ്റാൻ ക്രെയിൻ', 'woodpicker'],
  ['മാർബിൾ ലോറി', 'brisky'],
  ['ജെസിബി കയറ്റുന്ന വണ്ടി', 'flatbed'],
  ['റിക്കവറി വാൻ', 'flatbed'],
  ['വുഡ്പിക്കർ', 'woodpicker'],
  ['സ്വിഫ്റ്റ് ലിഫ്റ്റ്', 'swiftlift'],
  ['ഗ്രൗണ്ട് ഒ', 'ground-o'],
  ['ഗ്രൗണ്ട് ഓ', 'ground-o'],
  ['ഡിനോ', '/about'],
  ['500 കിലോ', 'cuty'],
  ['ക്രെയിനിന്റെ വില', contact],
  ['ഡൗൺലോഡ്', downloads],
  ['സർട്ടിഫിക്കറ്റ്', downloads],
  ['സ്വകാര്യത', privacy],
]

const hindi: [string, string][] = [
  ['lakdi uthane wali crane', 'woodpicker'],
  ['pathar', 'brisky'],
  ['gaadi uthana', 'wheelift'],
  ['kharab gaadi', 'flatbed'],
  ['pole lagane wali gaadi', 'scoot'],
  ['nagar nigam', 'scoot'],
  ['daam kitna hai', contact],
  ['crane ki kimat', contact],
  ['naukri', contact],
  ['photo dikhao', gallery],
  ['5 ton ki crane', 'wotan'],
  ['लकड़ी उठाने वाली क्रेन', 'woodpicker'],
  ['गाडी उठाना', 'wheelift'],
  ['बाइक उठाने वाली', 'ground-o'],
  ['पानी की टंकी', 'swifty'],
  ['बिजली का खंभा', 'scoot'],
  ['स्विफ्ट लिफ्ट', 'swiftlift'],
  ['ग्राउंड ओ', 'ground-o'],
  ['ग्राउंडो', 'ground-o'],
  ['डिनो', '/about'],
  ['500 किग्रा', 'cuty'],
  ['मोबाइल नंबर', contact],
  ['ब्रोशर', downloads],
  ['अपॉइंटमेंट', slot],
  ['गोपनीयता', privacy],
]

test.each([
  ...english.map((row) => [...row, 'en'] as const),
  ...malayalam.map((row) => [...row, 'ml'] as const),
  ...hindi.map((row) => [...row, 'hi'] as const),
])('‘%s’ finds %s among the first three, on pages of each language', (query, wanted, typed) => {
  const to = /^[a-z]/.test(wanted) ? `/products/${wanted}` : wanted
  const written = /[a-z]/.test(query) ? 'en' : typed
  for (const page of languages) {
    const { found } = searchOn(page, query, written)
    expect(
      found.slice(0, 3).map((each) => each.to),
      `on ${page}`,
    ).toContain(to)
  }
})

test.each(['കുടിവെള്ളം ടാങ്ക്', 'കുടിവെള്ള ടാങ്ക്', 'മഴവെള്ളത്തിന്റെ ടാങ്ക്', 'വെള്ളംനിറച്ച ടാങ്ക്'])(
  '‘%s’ is about water, and a tank: no word is torn',
  (query) => {
    expect(askedWords(query)).toEqual(['water', 'ടാങ്ക്'])
    const { found, missing } = searchOn('ml', query, 'ml')
    expect(missing).toEqual([])
    expect(found[0]!.to).toBe('/products/swifty')
  },
)

test('what matched is said in the language of the page', () => {
  const [first] = searchOn('ml', 'gas cylinder', 'en').found
  expect(first!.note).toBe('ഗ്യാസ് സിലിണ്ടറുകളും ഡ്രമ്മുകളും')
})
