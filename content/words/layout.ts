import type { WordTable } from './word-table.ts'

/** Menus, footer, search, and what stands around every page. */
export const layoutWords = {
  'Skip to content': ['ഉള്ളടക്കത്തിലേക്ക് പോകുക', 'सीधे सामग्री पर जाएँ'],
  'DINO, home': ['DINO, ഹോം', 'DINO, होम'],
  Main: ['പ്രധാന മെനു', 'मुख्य मेनू'],
  Pages: ['പേജുകൾ', 'पेज'],
  '{group}, all': ['{group}, എല്ലാം', '{group}, सभी'],
  'All {n}': ['എല്ലാം ({n})', 'सभी {n}'],
  '{name}, established {established} in Kerala': [
    '{name}, {established}-\u2060ൽ കേരളത്തിൽ സ്ഥാപിതം',
    '{name}, स्थापना {established}, केरल',
  ],
  'Wotan, half plan to the centre line': [
    'Wotan, മധ്യരേഖ വരെയുള്ള പകുതി പ്ലാൻ',
    'Wotan, मध्य रेखा तक आधा प्लान',
  ],
  'Get Quote': ['ക്വട്ടേഷൻ നേടുക', 'कोटेशन लें'],
  '{title}, side elevation': ['{title}, വശക്കാഴ്ച', '{title}, बगल का दृश्य'],
  'Not to scale': ['സ്കെയിലനുസരിച്ചല്ല', 'पैमाने के अनुसार नहीं'],
  '{slot} works without JavaScript too. Or call {phone}, write to {email}, and we will find a time.':
    [
      '{slot}: JavaScript ഇല്ലാതെയും പ്രവർത്തിക്കും. അല്ലെങ്കിൽ {phone} എന്ന നമ്പറിൽ വിളിക്കുകയോ {email} എന്ന വിലാസത്തിൽ എഴുതുകയോ ചെയ്യുക; ഞങ്ങൾ സമയം കണ്ടെത്താം.',
      '{slot}: यह JavaScript के बिना भी चलता है। या {phone} पर फ़ोन करें या {email} पर लिखें, और हम समय निकालेंगे।',
    ],
  'All ways to reach us': ['ഞങ്ങളെ ബന്ധപ്പെടാനുള്ള എല്ലാ വഴികളും', 'हमसे संपर्क के सभी तरीके'],
  'The search could not be loaded. Check the connection and open it again, or call {phone}.': [
    'തിരയൽ ലോഡ് ചെയ്യാനായില്ല. ദയവായി കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും തുറക്കുക, അല്ലെങ്കിൽ {phone} എന്ന നമ്പറിൽ വിളിക്കുക.',
    'खोज लोड नहीं हो सकी। कनेक्शन जाँचकर इसे फिर से खोलें, या {phone} पर फ़ोन करें।',
  ],
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
  Page: ['പേജ്', 'पेज'],

  // The pictures that other sites show of pages.
  'The Dino Wotan, a truck-mounted knuckle crane, in yellow': [
    'Dino Wotan, ട്രക്കിൽ ഘടിപ്പിക്കുന്ന നക്കിൾ ക്രെയിൻ, മഞ്ഞ നിറത്തിൽ',
    'Dino Wotan, ट्रक पर लगने वाली नक्कल बूम क्रेन, पीले रंग में',
  ],
  'Dino machines in several colours beside each other': [
    'പല നിറങ്ങളിലുള്ള Dino യന്ത്രങ്ങൾ അടുത്തടുത്ത്',
    'कई रंगों में Dino मशीनें, एक-दूसरे के बगल में',
  ],
  'Line drawing of the Dino Wotan with dimension letters': [
    'അളവുകളുടെ അക്ഷരങ്ങളോടെ Dino Wotan-ന്റെ രേഖാചിത്രം',
    'Dino Wotan का रेखाचित्र, माप के अक्षरों के साथ',
  ],
  'The Dino Woodpicker, a knuckle crane for timber, beside a line drawing': [
    'തടിക്കുള്ള നക്കിൾ ക്രെയിനായ Dino Woodpicker, ഒരു രേഖാചിത്രത്തിനരികെ',
    'लकड़ी के लिए नक्कल बूम क्रेन Dino Woodpicker, एक रेखाचित्र के बगल में',
  ],

  // Titles of pages that are drawn for one visitor.
  'Book an appointment': ['അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യുക', 'अपॉइंटमेंट बुक करें'],
  'A slot for you': ['നിങ്ങൾക്കായി ഒരു സ്ലോട്ട്', 'आपके लिए एक स्लॉट'],
  'Book this time': ['ഈ സമയം ബുക്ക് ചെയ്യുക', 'यह समय बुक करें'],
  'Page not found': ['പേജ് കണ്ടെത്തിയില്ല', 'पेज नहीं मिला'],

  // Said by other parts too.
  Email: ['ഇമെയിൽ', 'ईमेल'],
  'What each machine lifts is told on request: no load is confirmed on these pages.': [
    'ഓരോ യന്ത്രവും എത്ര ഉയർത്തുമെന്ന് ചോദിച്ചാൽ അറിയിക്കാം: ഈ പേജുകളിൽ ഒരു ഭാരവും ഉറപ്പിച്ച് പറഞ്ഞിട്ടില്ല.',
    'हर मशीन कितना उठाती है, यह पूछने पर बताया जाता है: इन पेजों पर किसी भार की पुष्टि नहीं है।',
  ],
} as const satisfies WordTable
