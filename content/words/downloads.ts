import type { WordTable } from './word-table.ts'

export const downloadsWords = {
  'Certificates of DINO, to read on the page or to download, and the brochure of each machine.': [
    'DINO-യുടെ സർട്ടിഫിക്കറ്റുകൾ, പേജിൽ വായിക്കാനും ഡൗൺലോഡ് ചെയ്യാനും; ഓരോ യന്ത്രത്തിന്റെയും ബ്രോഷറും.',
    'DINO के प्रमाणपत्र, पेज पर पढ़ने या डाउनलोड करने के लिए, और हर मशीन का ब्रोशर।',
  ],
  'These are specimens: they show what each document is, and stand here until the issued ones do.':
    [
      'ഇവ മാതൃകകളാണ്: ഓരോ രേഖയും എന്താണെന്ന് കാണിക്കുന്നു; ഇഷ്യൂ ചെയ്ത രേഖകൾ വരുന്നതുവരെ ഇവിടെയുണ്ടാകും.',
      'ये नमूने हैं: ये दिखाते हैं कि हर दस्तावेज़ क्या है, और जारी किए गए दस्तावेज़ आने तक यहाँ रहेंगे।',
    ],
  'Those marked as specimens show what the document is, and stand here until the issued ones do.': [
    '‘മാതൃക’ എന്ന് അടയാളപ്പെടുത്തിയവ രേഖ എന്താണെന്ന് കാണിക്കുന്നു; ഇഷ്യൂ ചെയ്ത രേഖകൾ വരുന്നതുവരെ ഇവിടെയുണ്ടാകും.',
    'जिन पर ‘नमूना’ लिखा है, वे दिखाते हैं कि दस्तावेज़ क्या है, और जारी किए गए दस्तावेज़ आने तक यहाँ रहेंगे।',
  ],
  'Ask us for the issued certificates': [
    'ഇഷ്യൂ ചെയ്ത സർട്ടിഫിക്കറ്റുകൾ ഞങ്ങളോട് ചോദിക്കുക',
    'जारी किए गए प्रमाणपत्र हमसे माँगें',
  ],
  Brochures: ['ബ്രോഷറുകൾ', 'ब्रोशर'],
  'Each machine on a few pages, to print or to pass on.': [
    'ഓരോ യന്ത്രവും ഏതാനും പേജുകളിൽ, അച്ചടിക്കാനും കൈമാറാനും.',
    'हर मशीन कुछ पेजों में, छापने या आगे देने के लिए।',
  ],
  'of the Dino {title}': ['(Dino {title})', '(Dino {title})'],
  '{n} page': ['{n} പേജ്', '{n} पेज'],
  '{n} pages': ['{n} പേജുകൾ', '{n} पेज'],
  Specimen: ['മാതൃക', 'नमूना'],
  'Certificate Preview': ['സർട്ടിഫിക്കറ്റ് കാണുക', 'प्रमाणपत्र देखें'],
  'Download PDF': ['PDF ഡൗൺലോഡ് ചെയ്യുക', 'PDF डाउनलोड करें'],
  'Issued by {issuer}': ['നൽകിയത്: {issuer}', 'जारीकर्ता: {issuer}'],
  'No. {number}': ['നമ്പർ {number}', 'क्रमांक {number}'],
  'It was valid until {day}': ['കാലാവധി {day} വരെയായിരുന്നു', 'यह {day} तक मान्य था'],
  'Valid until {day}': ['കാലാവധി: {day} വരെ', 'मान्य: {day} तक'],
  'Look it up at the issuer': ['നൽകിയവരുടെ രേഖയിൽ നോക്കുക', 'जारीकर्ता के यहाँ देखें'],
  Zoom: ['സൂം', 'ज़ूम'],
  'Zoom out': ['ചെറുതാക്കുക', 'छोटा करें'],
  'Zoom in': ['വലുതാക്കുക', 'बड़ा करें'],
  'This document could not be shown here. Try again, or download it and open it on your device.': [
    'ഈ രേഖ ഇവിടെ കാണിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഡൗൺലോഡ് ചെയ്ത് നിങ്ങളുടെ ഉപകരണത്തിൽ തുറക്കുക.',
    'यह दस्तावेज़ यहाँ नहीं दिखाया जा सका। फिर से कोशिश करें, या इसे डाउनलोड करके अपने डिवाइस पर खोलें।',
  ],
  'Loading the document…': ['രേഖ ലോഡ് ചെയ്യുന്നു…', 'दस्तावेज़ लोड हो रहा है…'],
} as const satisfies WordTable
