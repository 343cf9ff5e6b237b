import type { WordTable } from './word-table.ts'

export const machineViewWords = {
  // Coming and failing
  'Your browser saves data. The 3D view fetches about 165 KB, once for all machines.': [
    'നിങ്ങളുടെ ബ്രൗസർ ഡാറ്റ ലാഭിക്കുന്നു. 3D കാഴ്ചയ്ക്ക് ഏകദേശം 165 KB വേണം; എല്ലാ യന്ത്രങ്ങൾക്കും കൂടി ഒരു തവണ മാത്രം.',
    'आपका ब्राउज़र डेटा बचा रहा है। 3D दृश्य लगभग 165 KB लेता है, सभी मशीनों के लिए एक ही बार।',
  ],
  'Load the 3D view': ['3D കാഴ്ച ലോഡ് ചെയ്യുക', '3D दृश्य लोड करें'],
  'Loading the 3D view …': ['3D കാഴ്ച ലോഡ് ചെയ്യുന്നു …', '3D दृश्य लोड हो रहा है …'],
  'The 3D view cannot be shown: this browser or device does not draw it, or stopped. The picture shows the machine in each colour; press ‘Try again’, or open this page in another browser.':
    [
      '3D കാഴ്ച കാണിക്കാനാവുന്നില്ല: ഈ ബ്രൗസറിനോ ഉപകരണത്തിനോ അത് വരയ്ക്കാനാവുന്നില്ല, അല്ലെങ്കിൽ വരയ്ക്കുന്നത് നിലച്ചു. ചിത്രത്തിൽ യന്ത്രം ഓരോ നിറത്തിലും കാണാം; ‘വീണ്ടും ശ്രമിക്കുക’ അമർത്തുക, അല്ലെങ്കിൽ ഈ പേജ് മറ്റൊരു ബ്രൗസറിൽ തുറക്കുക.',
      '3D दृश्य नहीं दिखाया जा सकता: यह ब्राउज़र या डिवाइस इसे नहीं बना पाता, या बीच में रुक गया। तस्वीर मशीन को हर रंग में दिखाती है; ‘फिर से कोशिश करें’ दबाएँ, या यह पेज किसी दूसरे ब्राउज़र में खोलें।',
    ],
  'The 3D view did not come in time: the line or this device is slow. The picture shows the machine in each colour; press ‘Try again’.':
    [
      '3D കാഴ്ച സമയത്തിന് എത്തിയില്ല: കണക്ഷനോ ഈ ഉപകരണമോ വേഗം കുറഞ്ഞതാണ്. ചിത്രത്തിൽ യന്ത്രം ഓരോ നിറത്തിലും കാണാം; ‘വീണ്ടും ശ്രമിക്കുക’ അമർത്തുക.',
      '3D दृश्य समय पर नहीं आया: कनेक्शन या यह डिवाइस धीमा है। तस्वीर मशीन को हर रंग में दिखाती है; ‘फिर से कोशिश करें’ दबाएँ।',
    ],
  'Back to the picture': ['ചിത്രത്തിലേക്ക് മടങ്ങുക', 'तस्वीर पर वापस'],

  // From where it is seen
  'The Dino {title} in 3D': ['Dino {title} 3D-യിൽ', 'Dino {title} 3D में'],
  'The Dino {title}, drawn in 3D, seen {from}': [
    '3D-യിൽ വരച്ച Dino {title}, {from} കാണുന്നത്',
    'Dino {title} का 3D चित्र, {from}',
  ],
  'The Dino {title}, drawn in 3D, seen {from}, near': [
    '3D-യിൽ വരച്ച Dino {title}, {from} അടുത്തു കാണുന്നത്',
    'Dino {title} का 3D चित्र, {from}, पास से',
  ],
  'as in its picture': ['ചിത്രത്തിലേതുപോലെ', 'तस्वीर की तरह'],
  'from the front': ['മുന്നിൽനിന്ന്', 'सामने से'],
  'from its side': ['വശത്തുനിന്ന്', 'बगल से'],
  'from the side': ['വശത്തുനിന്ന്', 'बगल से'],
  'from the rear': ['പിന്നിൽനിന്ന്', 'पीछे से'],
  'from above': ['മുകളിൽനിന്ന്', 'ऊपर से'],
  'turned by hand': ['കൈകൊണ്ട് തിരിച്ച്', 'हाथ से घुमाकर'],
  'turned by {n} degrees from its picture, from {rise} degrees above': [
    'ചിത്രത്തിൽനിന്ന് {n} ഡിഗ്രി തിരിച്ച്, {rise} ഡിഗ്രി മുകളിൽനിന്ന്',
    'तस्वीर से {n} डिग्री घुमाकर, {rise} डिग्री ऊपर से',
  ],
  unfolded: ['നിവർത്തിയ നിലയിൽ', 'खुली स्थिति में'],
  stowed: ['മടക്കിവെച്ച നിലയിൽ', 'सिमटी स्थिति में'],
  'All machines {from}, to one scale.': [
    'എല്ലാ യന്ത്രങ്ങളും {from}, ഒരേ സ്കെയിലിൽ.',
    'सभी मशीनें {from}, एक ही पैमाने पर।',
  ],
  'All machines {from}, {pose}, to one scale.': [
    'എല്ലാ യന്ത്രങ്ങളും {from}, {pose}, ഒരേ സ്കെയിലിൽ.',
    'सभी मशीनें {from}, {pose}, एक ही पैमाने पर।',
  ],

  // Controls
  'Look at it': ['നോക്കുക', 'देखें'],
  Front: ['മുൻവശം', 'सामने'],
  Side: ['വശം', 'बगल'],
  Rear: ['പിൻവശം', 'पीछे'],
  Above: ['മുകളിൽ', 'ऊपर'],
  'Turn left': ['ഇടത്തേക്ക് തിരിക്കുക', 'बाएँ घुमाएँ'],
  'Turn right': ['വലത്തേക്ക് തിരിക്കുക', 'दाएँ घुमाएँ'],
  Nearer: ['അടുത്തേക്ക്', 'पास लाएँ'],
  Farther: ['അകലേക്ക്', 'दूर ले जाएँ'],
  Measures: ['അളവുകൾ', 'माप'],
  'Confirmed: {measures}': ['സ്ഥിരീകരിച്ചത്: {measures}', 'पुष्टि की गई: {measures}'],
  'No measure is seen from here': ['ഇവിടെനിന്ന് അളവുകളൊന്നും കാണുന്നില്ല', 'यहाँ से कोई माप नहीं दिखता'],
  'Set it to work': ['പ്രവർത്തിപ്പിക്കുക', 'चलाकर देखें'],
  Unfold: ['നിവർത്തുക', 'खोलें'],
  Stow: ['മടക്കിവെക്കുക', 'समेटें'],
  'Unfolded.': ['നിവർത്തി.', 'खुल गई।'],
  'Stowed.': ['മടക്കിവെച്ചു.', 'सिमट गई।'],
  'It would touch the cab.': ['അത് കാബിനിൽ തട്ടും.', 'यह केबिन से टकराएगा।'],
  'It would touch the body.': ['അത് ബോഡിയിൽ തട്ടും.', 'यह बॉडी से टकराएगा।'],
  'It would touch the truck.': ['അത് ട്രക്കിൽ തട്ടും.', 'यह ट्रक से टकराएगा।'],
  'It would touch the ground.': ['അത് നിലത്ത് തട്ടും.', 'यह ज़मीन से टकराएगा।'],

  // Joints
  Work: ['ജോലി', 'काम'],
  'Move its joints': ['ജോയിന്റുകൾ ചലിപ്പിക്കുക', 'जोड़ चलाएँ'],
  Column: ['കോളം', 'कॉलम'],
  Boom: ['ബൂം', 'बूम'],
  'Inner boom': ['ഇന്നർ ബൂം', 'भीतरी बूम'],
  'Outer boom': ['ഔട്ടർ ബൂം', 'बाहरी बूम'],
  Extensions: ['എക്സ്റ്റൻഷനുകൾ', 'एक्सटेंशन'],
  Rotator: ['റൊട്ടേറ്റർ', 'रोटेटर'],
  Mast: ['മാസ്റ്റ്', 'मास्ट'],
  Lift: ['ലിഫ്റ്റ്', 'लिफ़्ट'],
  'Lifting arm': ['ലിഫ്റ്റിങ് ആം', 'लिफ़्टिंग आर्म'],
  'Bed, slide': ['ബെഡ്, സ്ലൈഡ്', 'बेड, खिसकाना'],
  'Bed, tilt': ['ബെഡ്, ചരിക്കൽ', 'बेड, झुकाना'],
  'Bed, lowering': ['ബെഡ്, താഴ്ത്തൽ', 'बेड, नीचे करना'],
  'Left outrigger': ['ഇടത് ഔട്ട്‌റിഗർ', 'बायाँ आउटरिगर'],
  'Left foot': ['ഇടത് കാൽ', 'बायाँ पाया'],
  'Right outrigger': ['വലത് ഔട്ട്‌റിഗർ', 'दायाँ आउटरिगर'],
  'Right foot': ['വലത് കാൽ', 'दायाँ पाया'],
  '{joint} {n} percent out': ['{joint} {n} ശതമാനം പുറത്തേക്ക്', '{joint} {n} प्रतिशत बाहर'],
  '{joint} {n} of {most} degrees': ['{joint} {most} ഡിഗ്രിയിൽ {n}', '{joint} {most} में से {n} डिग्री'],

  // Paint, name and fittings
  'Paint and name': ['നിറവും പേരും', 'रंग और नाम'],
  'Your name on door and boom': ['വാതിലിലും ബൂമിലും നിങ്ങളുടെ പേര്', 'दरवाज़े और बूम पर आपका नाम'],
  'Your name on the doors': ['വാതിലുകളിൽ നിങ്ങളുടെ പേര്', 'दरवाज़ों पर आपका नाम'],
  'Up to {n} letters, figures, spaces and & . - ’ /': [
    'പരമാവധി {n}: അക്ഷരങ്ങൾ, അക്കങ്ങൾ, ഇടങ്ങൾ, & . - ’ /',
    'अधिकतम {n}: अक्षर, अंक, खाली जगह और & . - ’ /',
  ],
  Crane: ['ക്രെയിൻ', 'क्रेन'],
  'As the body': ['ബോഡിയുടെ നിറം', 'बॉडी जैसा'],
  Fittings: ['ഫിറ്റിങ്ങുകൾ', 'फ़िटिंग'],
  'Fittings — a wish, to be agreed': [
    'ഫിറ്റിങ്ങുകൾ — ആഗ്രഹം മാത്രം; പറഞ്ഞുറപ്പിക്കണം',
    'फ़िटिंग — एक इच्छा, जो अभी तय होनी है',
  ],
  Tool: ['ടൂൾ', 'टूल'],
  '{fitting}, as it is': ['{fitting}, ഇപ്പോഴത്തേത്', '{fitting}, जैसा अभी है'],
  Hook: ['ഹുക്ക്', 'हुक'],
  'Timber grapple': ['തടി ഗ്രാപ്പിൾ', 'लट्ठों का ग्रैपल'],
  'Clamshell bucket': ['ക്ലാംഷെൽ ബക്കറ്റ്', 'क्लैमशेल बकेट'],
  'Pallet fork': ['പാലറ്റ് ഫോർക്ക്', 'पैलेट फ़ोर्क'],
  'Operator’s seat': ['ഓപ്പറേറ്ററുടെ സീറ്റ്', 'ऑपरेटर की सीट'],
  'Cab guard': ['കാബിൻ ഗാർഡ്', 'केबिन गार्ड'],

  // The configuration in words
  Paint: ['നിറം', 'रंग'],
  'Crane painted apart': ['ക്രെയിനിന് വേറെ നിറം', 'क्रेन का अलग रंग'],
  'Name on it': ['അതിലെ പേര്', 'उस पर नाम'],
  'Wish, to be agreed': ['ആഗ്രഹം, പറഞ്ഞുറപ്പിക്കണം', 'इच्छा, जो अभी तय होनी है'],
  'Configuration sheet (PDF)': ['കോൺഫിഗറേഷൻ ഷീറ്റ് (PDF)', 'कॉन्फ़िगरेशन शीट (PDF)'],
  ', in a new window': [', പുതിയ വിൻഡോയിൽ', ', नई विंडो में'],

  // What it is
  'Drag the boom to move it, elsewhere to turn the machine; Ctrl and the wheel or two fingers come nearer.':
    [
      'ബൂം വലിച്ചാൽ അത് ചലിക്കും, മറ്റെവിടെയെങ്കിലും വലിച്ചാൽ യന്ത്രം തിരിയും; Ctrl-ഉം മൗസ് വീലുമോ രണ്ടു വിരലോ ഉപയോഗിച്ചാൽ അടുത്തു കാണാം.',
      'बूम को खींचने से वह चलता है, कहीं और खींचने से मशीन घूमती है; Ctrl के साथ माउस का पहिया या दो उँगलियाँ चलाने से मशीन पास आती है।',
    ],
  'Drag the bed or the arm to move it, elsewhere to turn the machine; Ctrl and the wheel or two fingers come nearer.':
    [
      'ബെഡോ ആമോ വലിച്ചാൽ അത് ചലിക്കും, മറ്റെവിടെയെങ്കിലും വലിച്ചാൽ യന്ത്രം തിരിയും; Ctrl-ഉം മൗസ് വീലുമോ രണ്ടു വിരലോ ഉപയോഗിച്ചാൽ അടുത്തു കാണാം.',
      'बेड या आर्म को खींचने से वह चलता है, कहीं और खींचने से मशीन घूमती है; Ctrl के साथ माउस का पहिया या दो उँगलियाँ चलाने से मशीन पास आती है।',
    ],
  'An illustration: nothing of it but a written measure is a specification.': [
    'ഇത് ചിത്രീകരണം മാത്രം: എഴുതിയ അളവുകളൊഴികെ ഒന്നും സ്പെസിഫിക്കേഷനല്ല.',
    'यह केवल चित्रण है: लिखे हुए माप के सिवा इसमें कुछ भी स्पेसिफ़िकेशन नहीं है।',
  ],
  'An illustration: no size or angle of it is a specification.': [
    'ഇത് ചിത്രീകരണം മാത്രം: ഇതിലെ വലുപ്പമോ കോണോ സ്പെസിഫിക്കേഷനല്ല.',
    'यह केवल चित्रण है: इसका कोई आकार या कोण स्पेसिफ़िकेशन नहीं है।',
  ],

  // In the visitor's own yard
  'See it in your yard': ['നിങ്ങളുടെ യാർഡിൽ കാണുക', 'अपने यार्ड में देखें'],
  'Parked, as long, as wide and as high over the cab as confirmed. What stands above the truck is not measured; name, fittings and a crane’s own paint stay here.':
    [
      'നിർത്തിയിട്ട നിലയിൽ; നീളവും വീതിയും കാബിൻ ഉൾപ്പെടെയുള്ള ഉയരവും സ്ഥിരീകരിച്ചതുപോലെ. ട്രക്കിന് മുകളിലുള്ളത് അളന്നിട്ടില്ല; പേരും ഫിറ്റിങ്ങുകളും ക്രെയിനിന്റെ വേറെ നിറവും അവിടെ കാണില്ല.',
      'खड़ी हुई; लंबाई, चौड़ाई और केबिन सहित ऊँचाई पुष्टि के अनुसार। ट्रक के ऊपर जो है, उसका माप नहीं लिया गया; नाम, फ़िटिंग और क्रेन का अलग रंग वहाँ नहीं दिखते।',
    ],
  'QR code of this page': ['ഈ പേജിന്റെ QR കോഡ്', 'इस पेज का QR कोड'],
  'Point the camera of your telephone at it, and press ‘See it in your yard’ there: on Android with Google’s app, on an iPhone or iPad with Safari.':
    [
      'നിങ്ങളുടെ ഫോണിന്റെ ക്യാമറ ഇതിനുനേരെ പിടിക്കുക, എന്നിട്ട് അവിടെ ‘നിങ്ങളുടെ യാർഡിൽ കാണുക’ അമർത്തുക: Android-\u2060ൽ Google ആപ്പ്, iPhone-ലും iPad-ലും Safari.',
      'अपने फ़ोन का कैमरा इस पर रखें, और वहाँ ‘अपने यार्ड में देखें’ दबाएँ: Android पर Google के ऐप से, iPhone या iPad पर Safari से।',
    ],
} as const satisfies WordTable
