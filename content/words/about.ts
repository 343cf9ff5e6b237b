import type { WordTable } from './word-table.ts'

/** The page about the company. */
export const aboutWords = {
  'About DINO: hydraulic cranes from Kottayam, Kerala': [
    'DINO-യെക്കുറിച്ച്: കേരളത്തിലെ കോട്ടയത്തുനിന്നുള്ള ഹൈഡ്രോളിക് ക്രെയിനുകൾ',
    'DINO के बारे में: कोट्टयम, केरल की हाइड्रोलिक क्रेन',
  ],
  'Established in Kerala in 2002, making hydraulic knuckle cranes since 2009. Our story, our mission and vision, and how our machines are designed.':
    [
      '2002-\u2060ൽ കേരളത്തിൽ സ്ഥാപിതം, 2009 മുതൽ ഹൈഡ്രോളിക് നക്കിൾ ക്രെയിനുകൾ നിർമ്മിക്കുന്നു. ഞങ്ങളുടെ കഥ, ദൗത്യം, കാഴ്ചപ്പാട്, ഒപ്പം ഞങ്ങളുടെ യന്ത്രങ്ങൾ രൂപകൽപ്പന ചെയ്യുന്ന വിധം.',
      '2002 में केरल में स्थापित, 2009 से हाइड्रोलिक नक्कल बूम क्रेन बना रहे हैं। हमारी कहानी, हमारा मिशन और विज़न, और हमारी मशीनों का डिज़ाइन कैसे बनता है।',
    ],
  'A yard with DINO machines, seen from above': [
    'DINO യന്ത്രങ്ങളുള്ള ഒരു യാർഡ്, മുകളിൽനിന്ന്',
    'DINO मशीनों वाला एक यार्ड, ऊपर से',
  ],
  'Drawing of a Dino crane, seen from above': [
    'ഒരു Dino ക്രെയിനിന്റെ രേഖാചിത്രം, മുകളിൽനിന്ന്',
    'एक Dino क्रेन का रेखाचित्र, ऊपर से',
  ],
  'Engineering Excellence in Hydraulic Solutions': [
    'ഹൈഡ്രോളിക് രംഗത്ത് എഞ്ചിനീയറിങ് മികവ്',
    'हाइड्रोलिक समाधानों में इंजीनियरिंग की उत्कृष्टता',
  ],
  'Our Story': ['ഞങ്ങളുടെ കഥ', 'हमारी कहानी'],
  'What we stand for': ['ഞങ്ങളുടെ മൂല്യങ്ങൾ', 'हमारे मूल्य'],
  'Our mission and vision': ['ഞങ്ങളുടെ ദൗത്യവും കാഴ്ചപ്പാടും', 'हमारा मिशन और विज़न'],
  'Our Mission': ['ഞങ്ങളുടെ ദൗത്യം', 'हमारा मिशन'],
  'Our Vision': ['ഞങ്ങളുടെ കാഴ്ചപ്പാട്', 'हमारा विज़न'],
  'DINO Design Evolution': ['DINO രൂപകൽപ്പനയുടെ വളർച്ച', 'DINO डिज़ाइन का विकास'],
  'See {title}': ['{title} കാണുക', '{title} देखें'],
  '{picture}, and the line drawing it is made from': [
    '{picture}, ഒപ്പം അതിന് ആധാരമായ രേഖാചിത്രവും',
    '{picture}, और वह रेखाचित्र जिससे यह बनी है',
  ],
  '{title}: from drawing to machine': [
    '{title}: രേഖാചിത്രത്തിൽനിന്ന് യന്ത്രത്തിലേക്ക്',
    '{title}: रेखाचित्र से मशीन तक',
  ],
  '{painted} % painted': ['{painted} % നിറം നൽകി', '{painted} % रंगा हुआ'],
  'Pause the {title}': ['{title} നിർത്തുക', '{title} रोकें'],
  'Draw the {title}': ['{title} വരയ്ക്കുക', '{title} बनाएँ'],
} as const satisfies WordTable
