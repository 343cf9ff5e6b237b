import type { WordTable } from './word-table.ts'

export const galleryWords = {
  // What is listed
  Show: ['കാണിക്കുക', 'दिखाएँ'],
  'All machines': ['എല്ലാ യന്ത്രങ്ങളും', 'सभी मशीनें'],
  All: ['എല്ലാം', 'सभी'],
  Images: ['ചിത്രങ്ങൾ', 'तस्वीरें'],
  Videos: ['വീഡിയോകൾ', 'वीडियो'],
  '{n} of {count} shown': ['{count}-\u2060ൽ {n} എണ്ണം കാണിക്കുന്നു', '{count} में से {n} प्रदर्शित'],
  '{n} shown': ['{n} എണ്ണം കാണിക്കുന്നു', '{n} प्रदर्शित'],
  'There are no images of the {machine} yet.': [
    '{machine}: ചിത്രങ്ങൾ ഇതുവരെയില്ല.',
    '{machine} की तस्वीरें अभी नहीं हैं।',
  ],
  'There are no videos of the {machine} yet.': [
    '{machine}: വീഡിയോകൾ ഇതുവരെയില്ല.',
    '{machine} के वीडियो अभी नहीं हैं।',
  ],
  'There are no images yet.': ['ചിത്രങ്ങൾ ഇതുവരെയില്ല.', 'तस्वीरें अभी नहीं हैं।'],
  'There are no videos yet.': ['വീഡിയോകൾ ഇതുവരെയില്ല.', 'वीडियो अभी नहीं हैं।'],
  'There are no pictures or films yet.': [
    'ചിത്രങ്ങളും ഫിലിമുകളും ഇതുവരെയില്ല.',
    'तस्वीरें और फ़िल्में अभी नहीं हैं।',
  ],
  'Show all': ['എല്ലാം കാണിക്കുക', 'सब कुछ दिखाएँ'],
  'Show all of the {machine}': ['{machine}: എല്ലാം കാണിക്കുക', '{machine} का सब कुछ दिखाएँ'],
  'Pictures and films': ['ചിത്രങ്ങളും ഫിലിമുകളും', 'तस्वीरें और फ़िल्में'],
  'Show more': ['കൂടുതൽ കാണിക്കുക', 'और दिखाएँ'],
  '{n} of {count}': ['{count}-\u2060ൽ {n}', '{count} में से {n}'],
  'Pause films': ['ഫിലിമുകൾ നിർത്തുക', 'फ़िल्में रोकें'],
  'Play films': ['ഫിലിമുകൾ പ്ലേ ചെയ്യുക', 'फ़िल्में चलाएँ'],

  // One of them
  Previous: ['മുമ്പത്തേത്', 'पिछली'],
  Next: ['അടുത്തത്', 'अगली'],
} as const satisfies WordTable
