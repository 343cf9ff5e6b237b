import type { WordTable } from './word-table.ts'

/** The home page, and what it says of the company. */
export const homeWords = {
  'DINO: hydraulic truck-mounted cranes from Kerala': [
    'DINO: കേരളത്തിൽനിന്നുള്ള, ട്രക്കിൽ ഘടിപ്പിക്കുന്ന ഹൈഡ്രോളിക് ക്രെയിനുകൾ',
    'DINO: केरल से, ट्रक पर लगने वाली हाइड्रोलिक क्रेन',
  ],
  'Knuckle cranes and recovery cranes for trucks, made in India. See all machines, ask for a quote or book an appointment.':
    [
      'ട്രക്കുകൾക്കുള്ള നക്കിൾ ക്രെയിനുകളും റിക്കവറി ക്രെയിനുകളും, ഇന്ത്യയിൽ നിർമ്മിച്ചവ. എല്ലാ യന്ത്രങ്ങളും കാണുക, ക്വട്ടേഷൻ ചോദിക്കുക, അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യുക.',
      'ट्रकों के लिए नक्कल बूम क्रेन और रिकवरी क्रेन, भारत में बनी। सभी मशीनें देखें, कोटेशन माँगें या अपॉइंटमेंट बुक करें।',
    ],
  'Hydraulic truck-mounted cranes and recovery vehicles, made in India.': [
    'ട്രക്കിൽ ഘടിപ്പിക്കുന്ന ഹൈഡ്രോളിക് ക്രെയിനുകളും റിക്കവറി വാഹനങ്ങളും, ഇന്ത്യയിൽ നിർമ്മിച്ചവ.',
    'ट्रक पर लगने वाली हाइड्रोलिक क्रेन और रिकवरी वाहन, भारत में बने।',
  ],

  // What turns by itself.
  carousel: ['സ്ലൈഡ്ഷോ', 'स्लाइडशो'],
  slide: ['സ്ലൈഡ്', 'स्लाइड'],
  '{n} of {all}': ['{all}-\u2060ൽ {n}', '{all} में से {n}'],
  'Pause the slides': ['സ്ലൈഡുകൾ നിർത്തുക', 'स्लाइड रोकें'],
  'Play the slides': ['സ്ലൈഡുകൾ പ്ലേ ചെയ്യുക', 'स्लाइड चलाएँ'],
  'Previous slide': ['മുമ്പത്തെ സ്ലൈഡ്', 'पिछली स्लाइड'],
  'Next slide': ['അടുത്ത സ്ലൈഡ്', 'अगली स्लाइड'],
  'Pause the pictures': ['ചിത്രങ്ങൾ നിർത്തുക', 'तस्वीरें रोकें'],
  'Play the pictures': ['ചിത്രങ്ങൾ പ്ലേ ചെയ്യുക', 'तस्वीरें चलाएँ'],
  'Previous picture': ['മുമ്പത്തെ ചിത്രം', 'पिछली तस्वीर'],
  'Next picture': ['അടുത്ത ചിത്രം', 'अगली तस्वीर'],
  'Pause the colours': ['നിറങ്ങൾ നിർത്തുക', 'रंग रोकें'],
  'Play the colours': ['നിറങ്ങൾ പ്ലേ ചെയ്യുക', 'रंग चलाएँ'],
  'Previous product': ['മുമ്പത്തെ ഉൽപ്പന്നം', 'पिछला उत्पाद'],
  'Next product': ['അടുത്ത ഉൽപ്പന്നം', 'अगला उत्पाद'],

  // The range and its colours.
  'In the colour of your fleet': ['നിങ്ങളുടെ വാഹനനിരയുടെ നിറത്തിൽ', 'आपके बेड़े के रंग में'],
  'See the ': ['കാണുക: ', 'देखें: '],
  '{title} logo': ['{title} ലോഗോ', '{title} का लोगो'],
  'Colours of {product}': ['{product}: നിറങ്ങൾ', '{product} के रंग'],
  'Colour of {product}': ['{product}: നിറം', '{product} का रंग'],

  // The company.
  'Making our own cranes in Kerala': [
    'കേരളത്തിൽ ഞങ്ങൾ സ്വന്തമായി നിർമ്മിക്കുന്ന ക്രെയിനുകൾ',
    'केरल में बनती हमारी अपनी क्रेन',
  ],
  'About DINO': ['DINO-യെക്കുറിച്ച്', 'DINO के बारे में'],
  Today: ['ഇന്ന്', 'आज'],

  // The workshop.
  'Where they are made': ['ഇവ നിർമ്മിക്കുന്നത് ഇവിടെ', 'ये यहाँ बनती हैं'],
  'കോട്ടയം, Kottayam in Malayalam': ['കോട്ടയം', 'कोट्टयम, मलयालम में लिखा हुआ'],
  'The workshop stands at Kodimatha, in Kottayam, between the backwaters and the hills.': [
    'കായലുകൾക്കും മലകൾക്കും ഇടയിൽ, കോട്ടയത്തെ കോടിമതയിലാണ് വർക്ക്‌ഷോപ്പ്.',
    'वर्कशॉप कोट्टयम के कोडिमता में है, बैकवाटर और पहाड़ियों के बीच।',
  ],
  Visits: ['സന്ദർശനം', 'विज़िट'],
  'By appointment': ['അപ്പോയിന്റ്മെന്റ് എടുത്ത്', 'अपॉइंटमेंट लेकर'],
  'Map of Kerala on the Arabian Sea. The workshop at Kodimatha is in Kottayam, in the south of the state, just east of Vembanad lake: south of Kochi and north of Kollam and Thiruvananthapuram.':
    [
      'അറബിക്കടലിന്റെ തീരത്തുള്ള കേരളത്തിന്റെ ഭൂപടം. കോടിമതയിലെ വർക്ക്‌ഷോപ്പ് സംസ്ഥാനത്തിന്റെ തെക്കുഭാഗത്ത് കോട്ടയത്താണ്, വേമ്പനാട്ട് കായലിന്റെ തൊട്ടു കിഴക്ക്: കൊച്ചിക്ക് തെക്കും കൊല്ലത്തിനും തിരുവനന്തപുരത്തിനും വടക്കും.',
      'अरब सागर के किनारे केरल का नक्शा। कोडिमता की वर्कशॉप राज्य के दक्षिण में कोट्टयम में है, वेंबनाड झील के ठीक पूर्व में: कोच्चि के दक्षिण में, और कोल्लम व तिरुवनंतपुरम के उत्तर में।',
    ],
  'Arabian Sea': ['അറബിക്കടൽ', 'अरब सागर'],
  '{north}° N': ['{north}° വ.', '{north}° उ.'],
  '100 km': ['100 കി.മീ.', '100 किमी'],
  Kodimatha: ['കോടിമത', 'कोडिमता'],
  'Kottayam, Kerala': ['കോട്ടയം, കേരളം', 'कोट्टयम, केरल'],
  Kasaragod: ['കാസർകോട്', 'कासरगोड'],
  Kannur: ['കണ്ണൂർ', 'कन्नूर'],
  Kozhikode: ['കോഴിക്കോട്', 'कोझिकोड'],
  Palakkad: ['പാലക്കാട്', 'पालक्काड'],
  Thrissur: ['തൃശ്ശൂർ', 'त्रिशूर'],
  Kochi: ['കൊച്ചി', 'कोच्चि'],
  Kollam: ['കൊല്ലം', 'कोल्लम'],
  Thiruvananthapuram: ['തിരുവനന്തപുരം', 'तिरुवनंतपुरम'],

  // How to reach it.
  'Load, reach and truck are enough to begin. Every machine is quoted to the job.': [
    'തുടങ്ങാൻ ലോഡും എത്തേണ്ട ദൂരവും ട്രക്കും പറഞ്ഞാൽ മതി. ഓരോ യന്ത്രത്തിനും ജോലിക്കനുസരിച്ചാണ് ക്വട്ടേഷൻ.',
    'शुरू करने के लिए लोड, पहुँच और ट्रक बताना काफ़ी है। हर मशीन का कोटेशन काम के हिसाब से बनता है।',
  ],
  'Map of {place}': ['മാപ്പ്: {place}', 'नक्शा: {place}'],
  "Google's map of the workshop.": ['വർക്ക്‌ഷോപ്പിന്റെ Google മാപ്പ്.', 'वर्कशॉप का Google नक्शा।'],
  'Google learns that your browser looked at it.': [
    'നിങ്ങളുടെ ബ്രൗസർ അത് കണ്ടതായി Google അറിയും.',
    'Google को पता चलेगा कि आपके ब्राउज़र ने इसे देखा।',
  ],
  'Show the map': ['മാപ്പ് കാണിക്കുക', 'नक्शा दिखाएँ'],

  // The preview of a story.
  'Preview not available for this file type.': [
    'ഇത്തരം ഫയൽ ഇവിടെ കാണിക്കാനാവില്ല.',
    'इस तरह की फ़ाइल यहाँ नहीं दिखाई जा सकती।',
  ],
  'Download {title}': ['{title} ഡൗൺലോഡ് ചെയ്യുക', '{title} डाउनलोड करें'],
} as const satisfies WordTable
