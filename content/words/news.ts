import type { WordTable } from './word-table.ts'

/** News, on the home page and on pages of their own. */
export const newsWords = {
  'News, events and stories': ['വാർത്തകൾ, പരിപാടികൾ, കഥകൾ', 'समाचार, आयोजन और कहानियाँ'],
  'News, events and stories, page {number}': [
    'വാർത്തകൾ, പരിപാടികൾ, കഥകൾ, പേജ് {number}',
    'समाचार, आयोजन और कहानियाँ, पेज {number}',
  ],
  'DINO: news': ['DINO: വാർത്തകൾ', 'DINO: समाचार'],
  'What is new at DINO: machines, events and stories of a maker of truck-mounted cranes in Kerala.':
    [
      'DINO-യിലെ പുതുമകൾ: ട്രക്കിൽ ഘടിപ്പിക്കുന്ന ക്രെയിനുകൾ നിർമ്മിക്കുന്ന കേരളത്തിലെ കമ്പനിയുടെ യന്ത്രങ്ങളും പരിപാടികളും കഥകളും.',
      'DINO में नया क्या है: केरल में ट्रक पर लगने वाली क्रेन बनाने वाली कंपनी की मशीनें, आयोजन और कहानियाँ।',
    ],
  'What is new at DINO, the latest first.': [
    'DINO-യിലെ പുതുമകൾ, ഏറ്റവും പുതിയത് ആദ്യം.',
    'DINO में नया क्या है, सबसे नया पहले।',
  ],
  'Follow it by feed': ['ഫീഡ് വഴി പിന്തുടരുക', 'फ़ीड से जुड़े रहें'],
  'Nothing has been told yet.': ['ഇതുവരെ വാർത്തകളൊന്നുമില്ല.', 'अभी तक कोई समाचार नहीं है।'],
  Newer: ['പുതിയവ', 'नए'],
  Older: ['പഴയവ', 'पुराने'],
  'All news': ['എല്ലാ വാർത്തകളും', 'सभी समाचार'],
  'More news': ['കൂടുതൽ വാർത്തകൾ', 'और समाचार'],
  'Read the story': ['മുഴുവൻ വായിക്കുക', 'पूरा पढ़ें'],
  'Open the PDF': ['PDF തുറക്കുക', 'PDF खोलें'],
  'Story not found': ['വാർത്ത കണ്ടെത്തിയില്ല', 'समाचार नहीं मिला'],
  'There is no story of this name, or it was taken off the site.': [
    'ഈ പേരിൽ വാർത്തയില്ല, അല്ലെങ്കിൽ അത് സൈറ്റിൽനിന്ന് നീക്കം ചെയ്തു.',
    'इस नाम का कोई समाचार नहीं है, या उसे साइट से हटा दिया गया है।',
  ],
} as const satisfies WordTable
