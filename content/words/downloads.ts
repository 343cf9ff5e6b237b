import type { WordTable } from './word-table.ts'

export const downloadsWords = {
  'Certificates of DINO, to read on the page or to download, and the brochure of each machine.': [
    'DINO-യുടെ സർട്ടിഫിക്കറ്റുകൾ, പേജിൽ വായിക്കാനും ഡൗൺലോഡ് ചെയ്യാനും; ഓരോ യന്ത്രത്തിന്റെയും ബ്രോഷറും.',
    'DINO के प्रमाणपत्र, पेज पर पढ़ने या डाउनलोड करने के लिए, और हर मशीन का ब्रोशर।',
  ],
  'These are specimens: they show what each certificate looks like. The issued ones will take their place.':
    [
      'ഇവ മാതൃകകളാണ്: ഓരോ സർട്ടിഫിക്കറ്റും എങ്ങനെയിരിക്കുമെന്ന് കാണിക്കുന്നു. ഇഷ്യൂ ചെയ്തവ ഇവയുടെ സ്ഥാനത്ത് വരും.',
      'ये नमूने हैं: ये दिखाते हैं कि हर प्रमाणपत्र कैसा दिखता है। जारी किए गए प्रमाणपत्र इनकी जगह लेंगे।',
    ],
  'Those marked as specimens show what the certificate looks like. The issued one will take its place.':
    [
      '‘മാതൃക’ എന്ന് അടയാളപ്പെടുത്തിയവ സർട്ടിഫിക്കറ്റ് എങ്ങനെയിരിക്കുമെന്ന് കാണിക്കുന്നു. ഇഷ്യൂ ചെയ്തത് അതിന്റെ സ്ഥാനത്ത് വരും.',
      'जिन पर ‘नमूना’ लिखा है, वे दिखाते हैं कि प्रमाणपत्र कैसा दिखता है। जारी किया गया प्रमाणपत्र उसकी जगह लेगा।',
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
  'Issued by {issuer}': ['നൽകിയത്: {issuer}', 'जारीकर्ता: {issuer}'],
  'No. {number}': ['നമ്പർ {number}', 'क्रमांक {number}'],
  'It was valid until {day}': ['കാലാവധി {day} വരെയായിരുന്നു', 'यह {day} तक मान्य था'],
  'Valid until {day}': ['കാലാവധി: {day} വരെ', 'मान्य: {day} तक'],
  'Look it up at the issuer': ['നൽകിയവരുടെ രേഖയിൽ നോക്കുക', 'जारीकर्ता के यहाँ देखें'],
  Zoom: ['സൂം', 'ज़ूम'],
  'The catalogue on this phone': ['കാറ്റലോഗ് ഈ ഫോണിൽ', 'कैटलॉग इस फ़ोन पर'],
  'Where the network ends the road often goes on. What you keep here opens without one: every machine, the gallery and the search. A message that you write is sent later by itself.':
    [
      'നെറ്റ്‌വർക്ക് തീരുന്നിടത്തും വഴി തുടരാറുണ്ട്. ഇവിടെ സൂക്ഷിക്കുന്നവ നെറ്റ്‌വർക്ക് ഇല്ലാതെയും തുറക്കും: എല്ലാ യന്ത്രങ്ങളും, ഗാലറിയും, തിരയലും. നിങ്ങൾ എഴുതുന്ന സന്ദേശം പിന്നീട് തനിയെ അയയ്ക്കും.',
      'जहाँ नेटवर्क खत्म होता है, वहाँ भी सड़क आगे जाती है। यहाँ जो आप सहेजते हैं, वह बिना नेटवर्क के खुलता है: हर मशीन, गैलरी और खोज। आपका लिखा संदेश बाद में अपने आप भेजा जाता है।',
    ],
  'Looking …': ['നോക്കുന്നു …', 'देखा जा रहा है …'],
  'Keeping needs JavaScript. The brochures above can be downloaded without.': [
    'സൂക്ഷിക്കാൻ JavaScript വേണം. മുകളിലെ ബ്രോഷറുകൾ അതില്ലാതെയും ഡൗൺലോഡ് ചെയ്യാം.',
    'सहेजने के लिए JavaScript चाहिए। ऊपर के ब्रोशर उसके बिना भी डाउनलोड किए जा सकते हैं।',
  ],
} as const satisfies WordTable
