import type { WordTable } from './word-table.ts'

/** The search, once it is opened. */
export const searchWords = {
  'Search products, solutions, or applications...': [
    'യന്ത്രങ്ങൾ, ഉപയോഗങ്ങൾ തിരയുക...',
    'उत्पाद, समाधान या उपयोग खोजें...',
  ],
  'No match': ['ഒന്നും കണ്ടെത്തിയില്ല', 'कुछ नहीं मिला'],
  '1 result': ['1 ഫലം', '1 परिणाम'],
  '{results} results': ['{results} ഫലങ്ങൾ', '{results} परिणाम'],
  'No match for “{query}”.': ['‘{query}’ എന്നതിന് ഒന്നും കണ്ടെത്തിയില്ല.', '‘{query}’ के लिए कुछ नहीं मिला।'],
  'Try another word, or ask the maker.': [
    'മറ്റൊരു വാക്ക് പരീക്ഷിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളോട് ചോദിക്കുക.',
    'कोई और शब्द आज़माएँ, या हमसे पूछें।',
  ],
  'Ask us what a machine lifts and how far it reaches, unless it is stated here.': [
    'ഒരു യന്ത്രം എത്ര ഉയർത്തുമെന്നും എത്ര ദൂരം എത്തുമെന്നും ഇവിടെ പറഞ്ഞിട്ടില്ലെങ്കിൽ ഞങ്ങളോട് ചോദിക്കുക.',
    'कोई मशीन कितना उठाती है और कहाँ तक पहुँचती है, यहाँ न लिखा हो तो हमसे पूछें।',
  ],
} as const satisfies WordTable
