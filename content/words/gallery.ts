import type { WordTable } from './word-table.ts'

export const galleryWords = {
  'All of it is drawn from our own models.': [
    'എല്ലാം ഞങ്ങളുടെ സ്വന്തം മോഡലുകളിൽനിന്ന് വരച്ചതാണ്.',
    'सब कुछ हमारे अपने मॉडलों से बनाया गया है।',
  ],
  'Film: {title}': ['ഫിലിം: {title}', 'फ़िल्म: {title}'],

  // What is listed
  Show: ['കാണിക്കുക', 'दिखाएँ'],
  'All machines': ['എല്ലാ യന്ത്രങ്ങളും', 'सभी मशीनें'],
  All: ['എല്ലാം', 'सभी'],
  Images: ['ചിത്രങ്ങൾ', 'तस्वीरें'],
  Videos: ['വീഡിയോകൾ', 'वीडियो'],
  '{n} of {count} shown': ['{count}-ൽ {n} എണ്ണം കാണിക്കുന്നു', '{count} में से {n} दिख रहे हैं'],
  '{n} shown': ['{n} എണ്ണം കാണിക്കുന്നു', '{n} दिख रहे हैं'],
  'There are no images of the {machine} yet.': [
    '{machine}: ചിത്രങ്ങൾ ഇതുവരെയില്ല.',
    '{machine} की तस्वीरें अभी नहीं हैं।',
  ],
  'There are no videos of the {machine} yet.': [
    '{machine}: വീഡിയോകൾ ഇതുവരെയില്ല.',
    '{machine} के वीडियो अभी नहीं हैं।',
  ],
  'Show all of the {machine}': ['{machine}: എല്ലാം കാണിക്കുക', '{machine} का सब कुछ दिखाएँ'],
  'Pictures and films': ['ചിത്രങ്ങളും ഫിലിമുകളും', 'तस्वीरें और फ़िल्में'],
  'Show more': ['കൂടുതൽ കാണിക്കുക', 'और दिखाएँ'],
  '{n} of {count}': ['{count}-ൽ {n}', '{count} में से {n}'],
  'Pause films': ['ഫിലിമുകൾ നിർത്തുക', 'फ़िल्में रोकें'],
  'Play films': ['ഫിലിമുകൾ പ്ലേ ചെയ്യുക', 'फ़िल्में चलाएँ'],

  // One of them
  'This film could not be loaded.': ['ഈ ഫിലിം ലോഡ് ചെയ്യാനായില്ല.', 'यह फ़िल्म लोड नहीं हो सकी।'],
  'This picture could not be loaded.': ['ഈ ചിത്രം ലോഡ് ചെയ്യാനായില്ല.', 'यह तस्वीर लोड नहीं हो सकी।'],
  Previous: ['മുമ്പത്തേത്', 'पिछली'],
  Next: ['അടുത്തത്', 'अगली'],
  Neighbours: ['മുമ്പും ശേഷവുമുള്ളവ', 'आगे-पीछे की तस्वीरें'],
  'See the Dino {title}': ['Dino {title} കാണുക', 'Dino {title} देखें'],
  'Ask about this machine': ['ഈ യന്ത്രത്തെക്കുറിച്ച് ചോദിക്കുക', 'इस मशीन के बारे में पूछें'],
  Share: ['പങ്കിടുക', 'साझा करें'],
  'Copy link': ['ലിങ്ക് പകർത്തുക', 'लिंक कॉपी करें'],
  'Link copied': ['ലിങ്ക് പകർത്തി', 'लिंक कॉपी हो गया'],
  'The link could not be copied': ['ലിങ്ക് പകർത്താനായില്ല', 'लिंक कॉपी नहीं हो सका'],
} as const satisfies WordTable
