import type { WordTable } from './word-table.ts'

/** What several machines say, and what they are sorted by. */
export const ofProductsWords = {
  'Knuckle Cranes': ['നക്കിൾ ക്രെയിനുകൾ', 'नकल बूम क्रेन'],
  'Recovery Cranes': ['റിക്കവറി ക്രെയിനുകൾ', 'रिकवरी क्रेन'],
  'Knuckle crane': ['നക്കിൾ ക്രെയിൻ', 'नकल बूम क्रेन'],
  'Stiff boom crane': ['സ്റ്റിഫ് ബൂം ക്രെയിൻ', 'स्टिफ बूम क्रेन'],
  'Recovery bed': ['റിക്കവറി ബെഡ്', 'रिकवरी बेड'],
  'Wheel lift': ['വീൽ ലിഫ്റ്റ്', 'व्हील लिफ्ट'],

  'Crane Type': ['ക്രെയിൻ തരം', 'क्रेन का प्रकार'],
  Specialization: ['പ്രത്യേക ഉപയോഗം', 'विशेष उपयोग'],
  Installation: ['ഘടിപ്പിക്കൽ', 'लगाने का तरीका'],
  'Max Capacity': ['പരമാവധി ശേഷി', 'अधिकतम क्षमता'],
  'Capacity Range': ['ശേഷിയുടെ പരിധി', 'क्षमता की सीमा'],
  'Power Source': ['പവർ സ്രോതസ്സ്', 'पावर का स्रोत'],
  'Hydraulic System': ['ഹൈഡ്രോളിക് സംവിധാനം', 'हाइड्रोलिक सिस्टम'],
  'Safety Features': ['സുരക്ഷാ സംവിധാനങ്ങൾ', 'सुरक्षा सुविधाएँ'],
  Country: ['രാജ്യം', 'देश'],

  'Hydraulic knuckle crane': ['ഹൈഡ്രോളിക് നക്കിൾ ക്രെയിൻ', 'हाइड्रोलिक नकल बूम क्रेन'],
  'Truck mounted': ['ട്രക്കിൽ ഘടിപ്പിച്ചത്', 'ट्रक पर लगी'],
  "The truck's power take-off": ['ട്രക്കിന്റെ പവർ ടേക്ക്-ഓഫ്', 'ट्रक का पावर टेक-ऑफ'],
  'Made in India': ['ഇന്ത്യയിൽ നിർമ്മിച്ചത്', 'भारत में निर्मित'],
  'Contact for Quote': ['ക്വട്ടേഷനായി ബന്ധപ്പെടുക', 'कोटेशन के लिए संपर्क करें'],
  '1 Unit': ['1 യൂണിറ്റ്', '1 यूनिट'],
  'Truck mounted and made in India. The workshop is at Kodimatha, Kottayam.': [
    'ട്രക്കിൽ ഘടിപ്പിച്ചത്, ഇന്ത്യയിൽ നിർമ്മിച്ചത്. വർക്ക്ഷോപ്പ് കോട്ടയത്തെ കോടിമതയിലാണ്.',
    'ट्रक पर लगी और भारत में निर्मित। वर्कशॉप कोट्टयम के कोडिमता में है।',
  ],
  'Features and colours can be fitted to your work. Say what you need when you ask for a price.': [
    'സൗകര്യങ്ങളും നിറങ്ങളും നിങ്ങളുടെ ജോലിക്ക് ഇണങ്ങുംവിധം ഒരുക്കാം. വില ചോദിക്കുമ്പോൾ എന്താണ് വേണ്ടതെന്ന് പറയുക.',
    'सुविधाएँ और रंग आपके काम के अनुसार तय किए जा सकते हैं। कीमत पूछते समय बताएँ कि आपको क्या चाहिए।',
  ],

  Red: ['ചുവപ്പ്', 'लाल'],
  Yellow: ['മഞ്ഞ', 'पीला'],
  White: ['വെള്ള', 'सफ़ेद'],
  Black: ['കറുപ്പ്', 'काला'],
  'Light green': ['ഇളം പച്ച', 'हल्का हरा'],
  'Dark blue': ['കടും നീല', 'गहरा नीला'],
  'Light blue': ['ഇളം നീല', 'हल्का नीला'],
  Maroon: ['മെറൂൺ', 'मैरून'],
} as const satisfies WordTable
