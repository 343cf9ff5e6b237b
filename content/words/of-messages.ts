import type { WordTable } from './word-table.ts'

/** What staff send by WhatsApp: name, day and time are filled in, so none of them is bent. */
export const ofMessagesWords = {
  'Hello {name}, your appointment with {company} is booked: {day}, {time}. See it, move it or cancel it here: {link}':
    [
      'നമസ്കാരം {name}, {company} കമ്പനിയിൽ നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്തു: {day}, {time}. അത് കാണാനും മാറ്റാനും റദ്ദാക്കാനും ഇവിടെ: {link}',
      'नमस्ते {name}, {company} के साथ आपका अपॉइंटमेंट बुक हो गया है: {day}, {time}। उसे देखने, बदलने या रद्द करने के लिए: {link}',
    ],
  'Hello {name}, we look forward to seeing you on {day} at {time}. If it no longer suits you, move it or cancel it here: {link}':
    [
      'നമസ്കാരം {name}, ഞങ്ങൾ നിങ്ങളെ പ്രതീക്ഷിക്കുന്നു: {day}, {time}. ഈ സമയം ഇനി സൗകര്യപ്രദമല്ലെങ്കിൽ ഇവിടെ മാറ്റുകയോ റദ്ദാക്കുകയോ ചെയ്യുക: {link}',
      'नमस्ते {name}, हमें आपका इंतज़ार रहेगा: {day}, {time}। अगर यह समय अब ठीक न हो, तो उसे यहाँ बदलें या रद्द करें: {link}',
    ],
  'Hello {name}, we expected you at {time}. Are you on your way? If you can’t come, tell us, and we find another time.':
    [
      'നമസ്കാരം {name}, {time}-ന് ഞങ്ങൾ നിങ്ങളെ പ്രതീക്ഷിച്ചിരുന്നു. നിങ്ങൾ വഴിയിലാണോ? വരാനാകില്ലെങ്കിൽ ഞങ്ങളെ അറിയിക്കുക; നമുക്ക് മറ്റൊരു സമയം കണ്ടെത്താം.',
      'नमस्ते {name}, {time} बजे हम आपका इंतज़ार कर रहे थे। क्या आप रास्ते में हैं? अगर आप नहीं आ सकते तो हमें बताएँ, हम कोई और समय ढूँढ लेंगे।',
    ],
  'Hello {name}, your appointment with {company} is moved: it is on {day} at {time} now. See it or change it here: {link}':
    [
      'നമസ്കാരം {name}, {company} കമ്പനിയിലെ നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റിന്റെ സമയം മാറ്റി. പുതിയ സമയം: {day}, {time}. അത് കാണാനും മാറ്റാനും ഇവിടെ: {link}',
      'नमस्ते {name}, {company} के साथ आपके अपॉइंटमेंट का समय बदल गया है। नया समय: {day}, {time}। उसे देखने या बदलने के लिए: {link}',
    ],
  'Hello {name}, thank you for asking {company} about {about}.': [
    'നമസ്കാരം {name}, {company} കമ്പനിയോട് അന്വേഷിച്ചതിന് നന്ദി. വിഷയം: {about}.',
    'नमस्ते {name}, {company} से पूछताछ करने के लिए धन्यवाद। विषय: {about}।',
  ],
} as const satisfies WordTable
