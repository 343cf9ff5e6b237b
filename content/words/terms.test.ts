import { expect, test } from 'vitest'
import { contentTables } from './content-tables.ts'
import { wordTables } from './word-tables.ts'

/** What a thing is called wherever the English has its word: the beginning, which endings follow. */
const terms: Readonly<Record<string, readonly [ml: string, hi: string]>> = {
  crane: ['ക്രെയി', 'क्रेन'],
  'knuckle crane': ['നക്കിൾ ക്രെയി', 'नक्कल बूम क्रेन'],
  'stiff boom crane': ['സ്റ്റിഫ് ബൂം ക്രെയി', 'स्टिफ़ बूम क्रेन'],
  boom: ['ബൂ', 'बूम'],
  column: ['കോള', 'कॉलम'],
  outrigger: ['ഔട്ട്‌റിഗ', 'आउटरिगर'],
  winch: ['വിഞ്ച', 'विंच'],
  hook: ['ഹുക്ക', 'हुक'],
  'timber grapple': ['തടി ഗ്രാപ്പി', 'लट्ठों का ग्रैपल'],
  'log grapple': ['ഗ്രാപ്പി', 'ग्रैपल'],
  cylinder: ['സിലിണ്ട', 'सिलेंडर'],
  axle: ['ആക്സി', 'एक्सल'],
  chassis: ['ഷാസി', 'चेसिस'],
  cab: ['കാബി', 'केबिन'],
  bed: ['ബെഡ', 'बेड'],
  'building site': ['കെട്ടിടനിർമ്മാണ സ്ഥല', 'निर्माण स्थल'],
  'light truck': ['ചെറിയ ട്രക്ക', 'हल्के ट्रक|हल्का ट्रक'],
  slot: ['സ്ലോട്ട', 'स्लॉट'],
  enquiry: ['അന്വേഷണ', 'पूछताछ'],
  quote: ['ക്വട്ടേഷ', 'कोटेशन'],
  'your request': ['അഭ്യർത്ഥന', 'अनुरोध'],
  reference: ['റഫറൻസ', 'संदर्भ संख्या'],
  catalogue: ['കാറ്റലോഗ', 'कैटलॉग'],
  shortlist: ['പട്ടിക', 'शॉर्टलिस्ट'],
  brochure: ['ബ്രോഷ', 'ब्रोशर'],
  specimen: ['മാതൃക', 'नमून'],
  certificate: ['സർട്ടിഫിക്കറ്റ', 'प्रमाणपत्र'],
  device: ['ഉപകരണ', 'डिवाइस'],
  network: ['നെറ്റ്‌വർക്ക', 'नेटवर्क'],
  connection: ['കണക്ഷ', 'कनेक्शन'],
}

const rows = [...Object.values(wordTables), ...Object.values(contentTables)].flatMap((table) =>
  Object.entries(table),
)

const saying = (term: string) => new RegExp(`(?<![\\w{])${term}(?:e?s)?(?![\\w}])`, 'i')

test.each(Object.entries(terms))('‘%s’ is called one thing everywhere', (term, [ml, hi]) => {
  const said = rows.filter(([english]) => saying(term).test(english))
  expect(said).not.toEqual([])
  const otherwise = said.filter(
    ([, text]) => !new RegExp(ml).test(text[0]) || !new RegExp(hi).test(text[1]),
  )
  expect(otherwise).toEqual([])
})
