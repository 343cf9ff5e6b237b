import { finderWords } from './finder.ts'
import type { WordTable } from './word-table.ts'

export const findWords = {
  ...finderWords,

  // The comparison.
  'Compare machines side by side': ['യന്ത്രങ്ങൾ അടുത്തടുത്തുവച്ച് താരതമ്യം ചെയ്യുക', 'मशीनों की साथ-साथ तुलना करें'],
  'Two to four DINO cranes and recovery vehicles beside each other: drawn to one scale, with every fact, paint, paper and film, and what differs between them.':
    [
      'രണ്ടു മുതൽ നാലു വരെ DINO ക്രെയിനുകളും റിക്കവറി വാഹനങ്ങളും അടുത്തടുത്ത്: ഒരേ സ്കെയിലിൽ വരച്ചത്, എല്ലാ വിവരങ്ങളും നിറങ്ങളും രേഖകളും വീഡിയോകളും വ്യത്യാസങ്ങളും സഹിതം.',
      'दो से चार DINO क्रेन और रिकवरी वाहन साथ-साथ: एक ही पैमाने पर बने, हर जानकारी, रंग, दस्तावेज़ और फ़िल्म के साथ, और उनमें क्या अंतर है।',
    ],
  'Choose one to {most} more to stand beside the {title}.': [
    '{title}-നൊപ്പം വയ്ക്കാൻ ഒന്നു മുതൽ {most} വരെ യന്ത്രങ്ങൾ കൂടി തിരഞ്ഞെടുക്കുക.',
    '{title} के साथ रखने के लिए एक से {most} मशीनें और चुनें।',
  ],
  'Choose two to {most} machines.': [
    'രണ്ടു മുതൽ {most} വരെ യന്ത്രങ്ങൾ തിരഞ്ഞെടുക്കുക.',
    'दो से {most} मशीनें चुनें।',
  ],
  'One of the machines in this address is not in the range, or not any more.': [
    'ഈ വിലാസത്തിലെ ഒരു യന്ത്രം ഞങ്ങളുടെ യന്ത്രനിരയിലില്ല, അല്ലെങ്കിൽ ഇപ്പോഴില്ല.',
    'इस पते की एक मशीन हमारी रेंज में नहीं है, या अब नहीं है।',
  ],
  'No more than {most} machines fit beside each other: the first are shown.': [
    'അടുത്തടുത്ത് {most} യന്ത്രങ്ങളേ കൊള്ളൂ: ആദ്യത്തേവ കാണിക്കുന്നു.',
    'साथ-साथ {most} से ज़्यादा मशीनें नहीं आतीं: शुरू की मशीनें दिखाई गई हैं।',
  ],
  Kind: ['തരം', 'प्रकार'],
  'In short': ['ചുരുക്കത്തിൽ', 'संक्षेप में'],
  Operation: ['പ്രവർത്തനം', 'कार्य'],
  Features: ['സവിശേഷതകൾ', 'विशेषताएँ'],
  Uses: ['ഉപയോഗങ്ങൾ', 'उपयोग'],
  Paints: ['പെയിന്റുകൾ', 'पेंट'],
  Papers: ['രേഖകൾ', 'दस्तावेज़'],
  Films: ['വീഡിയോകൾ', 'फ़िल्में'],
  'Minimum Order': ['കുറഞ്ഞ ഓർഡർ', 'न्यूनतम ऑर्डर'],
  'Brochure, PDF': ['ബ്രോഷർ, PDF', 'ब्रोशर, PDF'],
  Manual: ['മാനുവൽ', 'मैनुअल'],
  'None yet': ['ഇതുവരെ ഇല്ല', 'अभी कोई नहीं'],
  'Add a machine': ['ഒരു യന്ത്രം ചേർക്കുക', 'एक मशीन जोड़ें'],
  Add: ['ചേർക്കുക', 'जोड़ें'],
  Compare: ['താരതമ്യം ചെയ്യുക', 'तुलना करें'],
  'The machines': ['യന്ത്രങ്ങൾ', 'मशीनें'],
  Fact: ['വിവരം', 'जानकारी'],
  Differs: ['വ്യത്യാസമുണ്ട്', 'अंतर है'],
  Rows: ['വരികൾ', 'पंक्तियाँ'],
  'All rows': ['എല്ലാ വരികളും', 'सभी पंक्तियाँ'],
  'Only differences': ['വ്യത്യാസങ്ങൾ മാത്രം', 'केवल अंतर'],
  Remove: ['നീക്കുക', 'हटाएँ'],
  'Loading …': ['ലോഡ് ചെയ്യുന്നു …', 'लोड हो रहा है …'],
  'Turn them': ['തിരിച്ചു കാണുക', 'घुमाकर देखें'],
  'Allow scripts to turn them.': [
    'തിരിച്ചു കാണാൻ സ്ക്രിപ്റ്റുകൾ അനുവദിക്കുക.',
    'इन्हें घुमाने के लिए स्क्रिप्ट की अनुमति दें।',
  ],
  'From the side, to one scale': ['വശത്തുനിന്ന്, ഒരേ സ്കെയിലിൽ', 'बगल से, एक ही पैमाने पर'],
  'Line drawing of the Dino {title}, seen from the side': [
    'Dino {title}: വശത്തുനിന്നുള്ള രേഖാചിത്രം',
    'Dino {title} का रेखाचित्र, बगल से',
  ],
  'In outline, not to scale': ['രൂപരേഖ മാത്രം, സ്കെയിലിലല്ല', 'केवल रूपरेखा, पैमाने पर नहीं'],
  'It did not load. Reload the page.': [
    'ഇത് ലോഡ് ആയില്ല. ദയവായി പേജ് വീണ്ടും ലോഡ് ചെയ്യുക.',
    'यह लोड नहीं हुआ। कृपया पेज फिर से लोड करें।',
  ],
  'Look at them': ['ഇവ കാണുക', 'इन्हें देखें'],
  'Turn them, come nearer': ['തിരിക്കുക, അടുത്തു കാണുക', 'घुमाएँ, पास से देखें'],
  'In the same pose': ['ഒരേ നിലയിൽ', 'एक ही मुद्रा में'],
  Unfolded: ['നിവർത്തിയത്', 'खुला'],
  Stowed: ['മടക്കിയത്', 'मुड़ा'],
  Pause: ['നിർത്തുക', 'रोकें'],
  'Your browser saves data. 3D fetches about 165 KB, once for all.': [
    'നിങ്ങളുടെ ബ്രൗസർ ഡാറ്റ ലാഭിക്കുന്നു. 3D-ക്ക് ഏകദേശം 165 KB വേണം, ഒരിക്കൽ മാത്രം.',
    'आपका ब्राउज़र डेटा बचा रहा है। 3D के लिए लगभग 165 KB लगता है, केवल एक बार।',
  ],
  'Load it': ['ലോഡ് ചെയ്യുക', 'लोड करें'],
  '3D cannot be shown: this browser or device does not draw it, or stopped. The drawings show the machines to one scale.':
    [
      '3D കാണിക്കാനാകില്ല: ഈ ബ്രൗസറോ ഉപകരണമോ അത് വരയ്ക്കുന്നില്ല, അല്ലെങ്കിൽ നിർത്തി. രേഖാചിത്രങ്ങൾ യന്ത്രങ്ങളെ ഒരേ സ്കെയിലിൽ കാണിക്കുന്നു.',
      '3D नहीं दिखाया जा सकता: यह ब्राउज़र या डिवाइस इसे नहीं बनाता, या रुक गया है। रेखाचित्र मशीनों को एक ही पैमाने पर दिखाते हैं।',
    ],
  'In 3D, to one scale': ['3D-യിൽ, ഒരേ സ്കെയിലിൽ', '3D में, एक ही पैमाने पर'],
  'Loading 3D: {made} of {all} …': [
    '3D ലോഡ് ചെയ്യുന്നു: {made} / {all} …',
    '3D लोड हो रहा है: {made} / {all} …',
  ],
  'Not in 3D yet': ['3D-യിൽ ഇതുവരെ ഇല്ല', 'अभी 3D में नहीं'],
  'The Dino {title} in 3D': ['Dino {title} 3D-യിൽ', 'Dino {title} 3D में'],
  'Back to the drawings': ['രേഖാചിത്രങ്ങളിലേക്ക് മടങ്ങുക', 'रेखाचित्रों पर लौटें'],

  // Dimensions.
  'Overall length': ['ആകെ നീളം', 'कुल लंबाई'],
  Wheelbase: ['വീൽബേസ്', 'व्हीलबेस'],
  'Reach from the column': ['കോളത്തിൽനിന്നുള്ള എത്തൽദൂരം', 'कॉलम से पहुँच'],
  'Height of the hook': ['ഹുക്കിന്റെ ഉയരം', 'हुक की ऊँचाई'],
  'Height over the cab': ['കാബിൻ ഉൾപ്പെടെയുള്ള ഉയരം', 'केबिन तक की ऊँचाई'],
  'Width without mirrors': ['കണ്ണാടികളില്ലാത്ത വീതി', 'शीशों के बिना चौड़ाई'],
  '{n} mm': ['{n} മി.മീ.', '{n} मिमी'],
} as const satisfies WordTable
