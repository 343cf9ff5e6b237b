import type { WordTable } from './word-table.ts'

/** A picture or film of the gallery, opened. */
export const lightboxWords = {
  'This film could not be loaded.': ['ഈ ഫിലിം ലോഡ് ചെയ്യാനായില്ല.', 'यह फ़िल्म लोड नहीं हो सकी।'],
  'This picture could not be loaded.': ['ഈ ചിത്രം ലോഡ് ചെയ്യാനായില്ല.', 'यह तस्वीर लोड नहीं हो सकी।'],
  Neighbours: ['മുമ്പും ശേഷവുമുള്ളവ', 'आगे-पीछे की तस्वीरें'],
  'See the Dino {title}': ['Dino {title} കാണുക', 'Dino {title} देखें'],
  'Ask about this machine': ['ഈ യന്ത്രത്തെക്കുറിച്ച് ചോദിക്കുക', 'इस मशीन के बारे में पूछें'],
  Share: ['പങ്കിടുക', 'साझा करें'],
  'Copy link': ['ലിങ്ക് പകർത്തുക', 'लिंक कॉपी करें'],
  'Link copied': ['ലിങ്ക് പകർത്തി', 'लिंक कॉपी हो गया'],
  'The link could not be copied': ['ലിങ്ക് പകർത്താനായില്ല', 'लिंक कॉपी नहीं हो सका'],
} as const satisfies WordTable
