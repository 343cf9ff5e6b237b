import type { WordTable } from './word-table.ts'

/** What staff send by WhatsApp, as it is delivered (`content/messages.ts`): what the office has changed it translates anew. */
export const messagesWords = {
  'Hello {name}, your appointment with {company} is booked: {day}, {time}. See it, move it or cancel it here: {link}':
    [
      'നമസ്കാരം {name}, {company}-യുമായുള്ള നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്തു: {day}, {time}. കാണാനും മാറ്റാനും റദ്ദാക്കാനും: {link}',
      'नमस्ते {name}, {company} के साथ आपका अपॉइंटमेंट बुक हो गया है: {day}, {time}। देखने, बदलने या रद्द करने के लिए: {link}',
    ],
  'Hello {name}, we look forward to seeing you on {day} at {time}. If it no longer suits you, move it or cancel it here: {link}':
    [
      'നമസ്കാരം {name}, {day}, {time}-ന് നിങ്ങളെ കാണാൻ ഞങ്ങൾ കാത്തിരിക്കുന്നു. ആ സമയം പറ്റില്ലെങ്കിൽ ഇവിടെ മാറ്റുകയോ റദ്ദാക്കുകയോ ചെയ്യുക: {link}',
      'नमस्ते {name}, {day}, {time} बजे हम आपसे मिलने की प्रतीक्षा में हैं। अगर यह समय ठीक न हो, तो यहाँ बदलें या रद्द करें: {link}',
    ],
  'Hello {name}, we expected you at {time}. Are you on your way? If you can’t come, tell us, and we find another time.':
    [
      'നമസ്കാരം {name}, {time}-ന് ഞങ്ങൾ നിങ്ങളെ പ്രതീക്ഷിച്ചിരുന്നു. നിങ്ങൾ വരുന്ന വഴിയിലാണോ? വരാൻ കഴിയില്ലെങ്കിൽ അറിയിക്കുക, മറ്റൊരു സമയം കണ്ടെത്താം.',
      'नमस्ते {name}, हम {time} बजे आपका इंतज़ार कर रहे थे। क्या आप रास्ते में हैं? अगर नहीं आ सकते तो हमें बताएँ, हम दूसरा समय खोज देंगे।',
    ],
  'Hello {name}, your appointment with {company} is moved: it is on {day} at {time} now. See it or change it here: {link}':
    [
      'നമസ്കാരം {name}, {company}-യുമായുള്ള നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് മാറ്റി: ഇനി {day}, {time}-ന്. കാണാനും മാറ്റാനും: {link}',
      'नमस्ते {name}, {company} के साथ आपके अपॉइंटमेंट का समय बदल गया है: अब {day}, {time} बजे। देखने या बदलने के लिए: {link}',
    ],
  'Hello {name}, thank you for asking {company} about {about}.': [
    'നമസ്കാരം {name}, {about} സംബന്ധിച്ച് {company}-യോട് അന്വേഷിച്ചതിന് നന്ദി.',
    'नमस्ते {name}, {company} से {about} के बारे में पूछने के लिए धन्यवाद।',
  ],
  'the {machine}': ['{machine}', '{machine}'],
  'our machines': ['ഞങ്ങളുടെ യന്ത്രങ്ങൾ', 'हमारी मशीनों'],
} as const satisfies WordTable
