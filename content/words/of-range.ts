import type { WordTable } from './word-table.ts'

/** What machines are listed and sorted by, which is translated where it is shown. */
export const ofRangeWords = {
  'Knuckle crane': ['നക്കിൾ ക്രെയിൻ', 'नक्कल बूम क्रेन'],
  'Stiff boom crane': ['സ്റ്റിഫ് ബൂം ക്രെയിൻ', 'स्टिफ़ बूम क्रेन'],
  'Recovery bed': ['റിക്കവറി ബെഡ്', 'रिकवरी बेड'],
  'Wheel lift': ['വീൽ ലിഫ്റ്റ്', 'व्हील लिफ़्ट'],

  'Crane Type': ['ക്രെയിൻ തരം', 'क्रेन का प्रकार'],
  Specialization: ['പ്രത്യേക ഉപയോഗം', 'विशेष उपयोग'],
  Installation: ['ഘടിപ്പിക്കൽ', 'लगाने का तरीका'],
  'Max Capacity': ['പരമാവധി ശേഷി', 'अधिकतम क्षमता'],
  'Capacity Range': ['ശേഷി (കുറഞ്ഞത് മുതൽ കൂടിയത് വരെ)', 'क्षमता (न्यूनतम से अधिकतम)'],
  'Power Source': ['പവർ സ്രോതസ്സ്', 'पावर का स्रोत'],
  'Hydraulic System': ['ഹൈഡ്രോളിക് സംവിധാനം', 'हाइड्रोलिक सिस्टम'],
  'Safety Features': ['സുരക്ഷാ സംവിധാനങ്ങൾ', 'सुरक्षा सुविधाएँ'],
  Country: ['രാജ്യം', 'देश'],

  'Contact for Quote': ['ക്വട്ടേഷനായി ബന്ധപ്പെടുക', 'कोटेशन के लिए संपर्क करें'],
  '1 Unit': ['1 യൂണിറ്റ്', '1 यूनिट'],

  Red: ['ചുവപ്പ്', 'लाल'],
  Yellow: ['മഞ്ഞ', 'पीला'],
  White: ['വെള്ള', 'सफ़ेद'],
  Black: ['കറുപ്പ്', 'काला'],
  'Light green': ['ഇളം പച്ച', 'हल्का हरा'],
  'Dark blue': ['കടും നീല', 'गहरा नीला'],
  'Light blue': ['ഇളം നീല', 'हल्का नीला'],
  Maroon: ['മെറൂൺ', 'मैरून'],
} as const satisfies WordTable
