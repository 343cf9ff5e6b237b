import type { WordTable } from './word-table.ts'

/** What several machines say. */
export const ofProductsWords = {
  'Knuckle Cranes': ['നക്കിൾ ക്രെയിനുകൾ', 'नक्कल बूम क्रेन'],
  'Recovery Cranes': ['റിക്കവറി ക്രെയിനുകൾ', 'रिकवरी क्रेन'],
  'Hydraulic knuckle crane': ['ഹൈഡ്രോളിക് നക്കിൾ ക്രെയിൻ', 'हाइड्रोलिक नक्कल बूम क्रेन'],
  'Truck mounted': ['ട്രക്കിൽ ഘടിപ്പിച്ചത്', 'ट्रक पर लगी'],
  "The truck's power take-off": ['ട്രക്കിന്റെ പവർ ടേക്ക്-ഓഫ്', 'ट्रक का पावर टेक-ऑफ़'],
  'Made in India': ['ഇന്ത്യയിൽ നിർമ്മിച്ചത്', 'भारत में निर्मित'],
  'Truck mounted and made in India. The workshop is at Kodimatha, Kottayam.': [
    'ട്രക്കിൽ ഘടിപ്പിച്ചത്, ഇന്ത്യയിൽ നിർമ്മിച്ചത്. വർക്ക്‌ഷോപ്പ് കോട്ടയത്തെ കോടിമതയിലാണ്.',
    'ट्रक पर लगी और भारत में निर्मित। वर्कशॉप कोट्टयम के कोडिमता में है।',
  ],
  'Features and colours can be fitted to your work. Say what you need when you ask for a price.': [
    'സൗകര്യങ്ങളും നിറങ്ങളും നിങ്ങളുടെ ജോലിക്ക് ഇണങ്ങുംവിധം ഒരുക്കാം. വില ചോദിക്കുമ്പോൾ എന്താണ് വേണ്ടതെന്ന് പറയുക.',
    'सुविधाएँ और रंग आपके काम के अनुसार तय किए जा सकते हैं। कीमत पूछते समय बताएँ कि आपको क्या चाहिए।',
  ],
} as const satisfies WordTable
