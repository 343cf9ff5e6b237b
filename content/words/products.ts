import type { WordTable } from './word-table.ts'

export const productsWords = {
  // What stands in the place of the picture
  Picture: ['ചിത്രം', 'तस्वीर'],
  Drawing: ['രേഖാചിത്രം', 'रेखाचित्र'],
  Film: ['ഫിലിം', 'फ़िल्म'],
  '3D view': ['3D കാഴ്ച', '3D दृश्य'],
  'Loading …': ['ലോഡ് ചെയ്യുന്നു …', 'लोड हो रहा है …'],
  'The Dino {title} at work': ['Dino {title} ജോലിയിൽ', 'काम पर Dino {title}'],

  // What its pictures show, for people who don't see them
  'Dino {title} with the numbers of its features': [
    'Dino {title}, സവിശേഷതകളുടെ നമ്പറുകളോടെ',
    'Dino {title}, उसकी विशेषताओं के नंबरों के साथ',
  ],

  // Beside the picture
  'Back to Products': ['ഉൽപ്പന്നങ്ങളിലേക്ക്', 'उत्पादों पर वापस'],
  'Minimum Order': ['കുറഞ്ഞ ഓർഡർ', 'न्यूनतम ऑर्डर'],
  'Download Manual': ['മാനുവൽ ഡൗൺലോഡ് ചെയ്യുക', 'मैनुअल डाउनलोड करें'],
  'Colours available': ['ലഭ്യമായ നിറങ്ങൾ', 'उपलब्ध रंग'],
  'There is no picture in {asked} yet: this one is {shown}': [
    '{asked} നിറത്തിൽ ചിത്രം ഇതുവരെയില്ല: ഈ ചിത്രത്തിലെ നിറം {shown}',
    'इस रंग में तस्वीर अभी नहीं है: {asked}; इस तस्वीर का रंग: {shown}',
  ],
  '{machine}, as here: {link}': [
    '{machine}, ഇവിടെ കാണുന്നതുപോലെ: {link}',
    '{machine}, जैसा यहाँ दिखाया गया है: {link}',
  ],

  // Tabs
  'About the Dino {title}': ['Dino {title} യന്ത്രത്തെക്കുറിച്ച്', 'Dino {title} के बारे में'],
  Features: ['സവിശേഷതകൾ', 'विशेषताएँ'],
  Specs: ['സാങ്കേതികം', 'तकनीकी विवरण'],
  Apps: ['ഉപയോഗം', 'उपयोग'],
  Details: ['വിവരങ്ങൾ', 'विवरण'],
  'Key Features': ['പ്രധാന സവിശേഷതകൾ', 'मुख्य विशेषताएँ'],
  'Technical Specifications': ['സാങ്കേതിക വിവരങ്ങൾ', 'तकनीकी विवरण'],
  Applications: ['ഉപയോഗങ്ങൾ', 'उपयोग के क्षेत्र'],
  'Additional Details': ['കൂടുതൽ വിവരങ്ങൾ', 'अतिरिक्त जानकारी'],

  // Specifications
  Machine: ['യന്ത്രം', 'मशीन'],
  Dimensions: ['അളവുകൾ', 'माप'],
  '{letter}: show it in the drawing': [
    '{letter}: രേഖാചിത്രത്തിൽ കാണിക്കുക',
    '{letter}: रेखाचित्र में दिखाएँ',
  ],
  'Dimensions depend on the truck. Tell us yours and we give them with the quote.': [
    'അളവുകൾ ട്രക്കിനെ ആശ്രയിച്ചിരിക്കും. നിങ്ങളുടെ ട്രക്ക് ഏതെന്ന് അറിയിക്കുക; ക്വട്ടേഷനോടൊപ്പം അളവുകൾ നൽകാം.',
    'माप ट्रक पर निर्भर हैं। अपना ट्रक बताएँ, हम कोटेशन के साथ माप देंगे।',
  ],
  'Ask for dimensions': ['അളവുകൾ ചോദിക്കുക', 'माप पूछें'],
  'From above': ['മുകളിൽനിന്ന്', 'ऊपर से'],
  'From the front': ['മുന്നിൽനിന്ന്', 'सामने से'],
  'Drawn from our model, not to scale on screen': [
    'ഞങ്ങളുടെ മോഡലിൽനിന്ന് വരച്ചത്; സ്ക്രീനിൽ സ്കെയിലനുസരിച്ചല്ല',
    'हमारे मॉडल से बनाया गया; स्क्रीन पर पैमाने के अनुसार नहीं',
  ],

  // At the page's end
  'Interested in this product?': ['ഈ ഉൽപ്പന്നത്തിൽ താൽപ്പര്യമുണ്ടോ?', 'क्या इस उत्पाद में आपकी रुचि है?'],
  'Request Detailed Quote': ['വിശദമായ ക്വട്ടേഷൻ ചോദിക്കുക', 'विस्तृत कोटेशन माँगें'],
  'Schedule Demo': ['ഡെമോ ബുക്ക് ചെയ്യുക', 'डेमो बुक करें'],
  'Download Brochure': ['ബ്രോഷർ ഡൗൺലോഡ് ചെയ്യുക', 'ब्रोशर डाउनलोड करें'],
  'Other cranes': ['മറ്റു ക്രെയിനുകൾ', 'अन्य क्रेन'],
  'Other knuckle cranes': ['മറ്റു നക്കിൾ ക്രെയിനുകൾ', 'अन्य नक्कल बूम क्रेन'],
  'Other recovery cranes': ['മറ്റു റിക്കവറി ക്രെയിനുകൾ', 'अन्य रिकवरी क्रेन'],
  'Compare with …': ['താരതമ്യം ചെയ്യുക …', 'तुलना करें …'],
  '{subtitle}. {description}': ['{subtitle}. {description}', '{subtitle}। {description}'],

  // No such product
  'Product Not Found': ['ഉൽപ്പന്നം കണ്ടെത്തിയില്ല', 'उत्पाद नहीं मिला'],
  'The Dino {title} is offered no more': ['Dino {title} ഇനി ലഭ്യമല്ല', 'Dino {title} अब उपलब्ध नहीं है'],
  'We don’t make it any more. All machines of today are on the home page; for papers and spare parts of yours, ask us.':
    [
      'ഇത് ഞങ്ങൾ ഇനി നിർമ്മിക്കുന്നില്ല. ഇന്നത്തെ യന്ത്രങ്ങളെല്ലാം ഹോം പേജിലുണ്ട്; നിങ്ങളുടെ യന്ത്രത്തിന്റെ രേഖകൾക്കും സ്പെയർ പാർട്സിനും ഞങ്ങളോട് ചോദിക്കുക.',
      'अब हम इसे नहीं बनाते। आज की सभी मशीनें होम पेज पर हैं; अपनी मशीन के दस्तावेज़ों और स्पेयर पार्ट्स के लिए हमसे पूछें।',
    ],
  'We make no product of this name. All our machines are on the home page.': [
    'ഈ പേരിൽ ഞങ്ങൾക്ക് ഉൽപ്പന്നമില്ല. ഞങ്ങളുടെ യന്ത്രങ്ങളെല്ലാം ഹോം പേജിലുണ്ട്.',
    'इस नाम का हमारा कोई उत्पाद नहीं है। हमारी सभी मशीनें होम पेज पर हैं।',
  ],
  'See the range': ['യന്ത്രനിര കാണുക', 'पूरी रेंज देखें'],
} as const satisfies WordTable
