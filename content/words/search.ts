import type { WordTable } from './word-table.ts'

/** The search, once it is opened. */
export const searchWords = {
  'Search products, solutions, or applications...': [
    'ഉൽപ്പന്നങ്ങൾ, പരിഹാരങ്ങൾ, ഉപയോഗങ്ങൾ തിരയുക...',
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
  'What each machine lifts is told on request: no load is confirmed on these pages.': [
    'ഓരോ യന്ത്രവും എത്ര ഉയർത്തുമെന്ന് ചോദിച്ചാൽ അറിയിക്കാം: ഈ പേജുകളിൽ ഒരു ഭാരവും ഉറപ്പിച്ച് പറഞ്ഞിട്ടില്ല.',
    'हर मशीन कितना उठाती है, यह पूछने पर बताया जाता है: इन पेजों पर किसी भार की पुष्टि नहीं है।',
  ],
} as const satisfies WordTable
