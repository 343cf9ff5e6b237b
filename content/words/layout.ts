import type { WordTable } from './word-table.ts'

/** Menus, footer, search, and what stands around every page. */
export const layoutWords = {
  'Skip to content': ['ഉള്ളടക്കത്തിലേക്ക് പോകുക', 'सीधे सामग्री पर जाएँ'],
  'DINO, home': ['DINO, ഹോം', 'DINO, होम'],
  Main: ['പ്രധാന മെനു', 'मुख्य मेनू'],
  Pages: ['പേജുകൾ', 'पेज'],
  '{group}, all': ['{group}, എല്ലാം', '{group}, सभी'],
  '{name}, established {established} in Kerala': [
    '{name}, {established}-\u2060ൽ കേരളത്തിൽ സ്ഥാപിതം',
    '{name}, स्थापना {established}, केरल',
  ],
  'Get Quote': ['ക്വട്ടേഷൻ നേടുക', 'कोटेशन लें'],
  '{title}, side elevation': ['{title}, വശക്കാഴ്ച', '{title}, बगल का दृश्य'],
  'Not to scale': ['സ്കെയിലനുസരിച്ചല്ല', 'पैमाने के अनुसार नहीं'],
  'The search could not be loaded. Check the connection and open it again, or call {phone}.': [
    'തിരയൽ ലോഡ് ചെയ്യാനായില്ല. ദയവായി കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും തുറക്കുക, അല്ലെങ്കിൽ {phone} എന്ന നമ്പറിൽ വിളിക്കുക.',
    'खोज लोड नहीं हो सकी। कनेक्शन जाँचकर इसे फिर से खोलें, या {phone} पर फ़ोन करें।',
  ],
  Page: ['പേജ്', 'पेज'],

  // Titles of pages that are drawn for one visitor.
  'Book an appointment': ['അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യുക', 'अपॉइंटमेंट बुक करें'],
  'A slot for you': ['നിങ്ങൾക്കായി ഒരു സ്ലോട്ട്', 'आपके लिए एक स्लॉट'],
  'Book this time': ['ഈ സമയം ബുക്ക് ചെയ്യുക', 'यह समय बुक करें'],
  'Page not found': ['പേജ് കണ്ടെത്തിയില്ല', 'पेज नहीं मिला'],

  // Said by other parts too.
  Email: ['ഇമെയിൽ', 'ईमेल'],
  'Without a network': ['നെറ്റ്‌വർക്ക് ഇല്ലാതെ', 'बिना नेटवर्क के'],
  'DINO machines': ['DINO യന്ത്രങ്ങൾ', 'DINO मशीनें'],
  'Dino {title} on my shortlist': [
    'Dino {title} എന്റെ ചുരുക്കപ്പട്ടികയിൽ ചേർക്കുക',
    'Dino {title} को मेरी शॉर्टलिस्ट में जोड़ें',
  ],
  Shortlist: ['പട്ടികയിൽ ചേർക്കുക', 'शॉर्टलिस्ट में जोड़ें'],
  'See all on my shortlist': ['എന്റെ ചുരുക്കപ്പട്ടികയിലെ എല്ലാം കാണുക', 'मेरी शॉर्टलिस्ट में सभी देखें'],
  'See all': ['എല്ലാം കാണുക', 'सभी देखें'],
} as const satisfies WordTable
