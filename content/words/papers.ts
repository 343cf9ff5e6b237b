import type { WordTable } from './word-table.ts'

/** On brochures, configuration sheets, quotes and specimens, in their templates too (`t("…")` in `app/papers/templates`). */
export const papersWords = {
  Brochure: ['ബ്രോഷർ', 'ब्रोशर'],
  'Dino {title}: brochure': ['Dino {title}: ബ്രോഷർ', 'Dino {title}: ब्रोशर'],
  'From above. The three views are to one scale.': [
    'മുകളിൽനിന്ന്. മൂന്നു കാഴ്ചകളും ഒരേ സ്കെയിലിലാണ്.',
    'ऊपर से। तीनों दृश्य एक ही पैमाने पर हैं।',
  ],
  'They depend on the truck that carries the machine.': [
    'യന്ത്രം ഘടിപ്പിക്കുന്ന ട്രക്കിനെ ആശ്രയിച്ചിരിക്കും.',
    'ये उस ट्रक पर निर्भर हैं जिस पर मशीन लगती है।',
  ],
  'Made for your work': ['നിങ്ങളുടെ ജോലിക്കായി നിർമ്മിച്ചത്', 'आपके काम के लिए बनी'],
  '{n} colour': ['{n} നിറം', '{n} रंग'],
  '{n} colours': ['{n} നിറങ്ങൾ', '{n} रंग'],
  Write: ['എഴുതുക', 'लिखें'],
  'Visit the workshop': ['വർക്ക്‌ഷോപ്പ് സന്ദർശിക്കുക', 'वर्कशॉप आएँ'],
  'Side view of the {machine}': ['{machine}, വശത്തുനിന്ന്', '{machine}, बगल से'],
  'Side view of the {machine}, with letters for its dimensions': [
    '{machine}, വശത്തുനിന്ന്, അളവുകളുടെ അക്ഷരങ്ങളോടെ',
    '{machine}, बगल से, माप के अक्षरों के साथ',
  ],
  'Side view of the {machine} with the numbers of its features': [
    '{machine}, വശത്തുനിന്ന്, സവിശേഷതകളുടെ നമ്പറുകളോടെ',
    '{machine}, बगल से, विशेषताओं के नंबरों के साथ',
  ],
  'Front view of the {machine}': ['{machine}, മുന്നിൽനിന്ന്', '{machine}, सामने से'],
  'The {machine} from above': ['{machine}, മുകളിൽനിന്ന്', '{machine}, ऊपर से'],
  '{picture} with the numbers of its features': [
    '{picture}, സവിശേഷതകളുടെ നമ്പറുകളോടെ',
    '{picture}, विशेषताओं के नंबरों के साथ',
  ],
  'Configuration sheet: {machine}': ['കോൺഫിഗറേഷൻ ഷീറ്റ്: {machine}', 'कॉन्फ़िगरेशन शीट: {machine}'],
  'Configuration sheet, {date}': ['കോൺഫിഗറേഷൻ ഷീറ്റ്, {date}', 'कॉन्फ़िगरेशन शीट, {date}'],
  'Configuration sheet, {date}, reference {reference}': [
    'കോൺഫിഗറേഷൻ ഷീറ്റ്, {date}, റഫറൻസ് {reference}',
    'कॉन्फ़िगरेशन शीट, {date}, संदर्भ संख्या {reference}',
  ],
  '{machine} as it was put together in 3D': [
    '{machine}, 3D-യിൽ ഒരുക്കിയത്',
    '{machine}, जैसा 3D में तैयार किया गया',
  ],
  'As chosen': ['തിരഞ്ഞെടുത്തത്', 'आपका चुनाव'],
  'The machine': ['യന്ത്രം', 'मशीन'],
  'In letters that this paper’s type lacks: see it in 3D': [
    'ഈ രേഖയുടെ ഫോണ്ടിൽ ഇല്ലാത്ത അക്ഷരങ്ങളിൽ: 3D-യിൽ കാണുക',
    'ऐसे अक्षरों में जो इस दस्तावेज़ के फ़ॉन्ट में नहीं हैं: 3D में देखें',
  ],
  'QR code of the link': ['ലിങ്കിന്റെ QR കോഡ്', 'लिंक का QR कोड'],
  'Turn it in 3D': ['3D-യിൽ തിരിച്ചു കാണുക', '3D में घुमाकर देखें'],
  'point a telephone’s camera at the code.': [
    'ഫോണിന്റെ ക്യാമറ കോഡിനു നേരെ പിടിക്കുക.',
    'फ़ोन का कैमरा कोड पर रखें।',
  ],
  'This is an illustration, not an offer: no size or angle of it is a specification. What is wished is to be agreed with {company}. ‘On request’ is what we confirm for your machine.':
    [
      'ഇത് ഒരു ചിത്രീകരണം മാത്രമാണ്, ഓഫർ അല്ല: ഇതിലെ വലുപ്പമോ കോണോ സ്പെസിഫിക്കേഷനല്ല. ആവശ്യപ്പെട്ട കാര്യങ്ങൾ {company} കമ്പനിയുമായി ചർച്ച ചെയ്ത് തീരുമാനിക്കണം. ‘ചോദിച്ചാൽ അറിയിക്കാം’ എന്നുള്ളവ നിങ്ങളുടെ യന്ത്രത്തിനായി ഞങ്ങൾ ഉറപ്പിച്ചു പറയും.',
      'यह केवल एक चित्रण है, प्रस्ताव नहीं: इसका कोई आकार या कोण स्पेसिफ़िकेशन नहीं है। जो चाहा गया है, वह {company} के साथ तय होना है। ‘पूछने पर’ का अर्थ है कि हम इसे आपकी मशीन के लिए पक्का बताएँगे।',
    ],
  'This sheet can not be made just now. Please try again in a minute.': [
    'ഈ ഷീറ്റ് ഇപ്പോൾ ഉണ്ടാക്കാൻ കഴിയില്ല. ദയവായി ഒരു മിനിറ്റിനുശേഷം വീണ്ടും ശ്രമിക്കുക.',
    'यह शीट अभी नहीं बन सकती। कृपया एक मिनट बाद फिर से कोशिश करें।',
  ],
  'This document can not be made just now. Please try again in a minute.': [
    'ഈ രേഖ ഇപ്പോൾ ഉണ്ടാക്കാൻ കഴിയില്ല. ദയവായി ഒരു മിനിറ്റിനുശേഷം വീണ്ടും ശ്രമിക്കുക.',
    'यह दस्तावेज़ अभी नहीं बन सकता। कृपया एक मिनट बाद फिर से कोशिश करें।',
  ],
  'This document is offered no more. All documents of today are under Downloads; for others, ask us.':
    [
      'ഈ രേഖ ഇനി ലഭ്യമല്ല. ഇന്നത്തെ എല്ലാ രേഖകളും ‘ഡൗൺലോഡുകൾ’ പേജിലുണ്ട്; മറ്റുള്ളവയ്ക്ക് ഞങ്ങളോട് ചോദിക്കുക.',
      'यह दस्तावेज़ अब उपलब्ध नहीं है। आज के सभी दस्तावेज़ ‘डाउनलोड’ पेज पर हैं; बाकी के लिए हमसे पूछें।',
    ],
  '{title}, page {page} of {pages}': [
    '{title}, പേജ് {page} / {pages}',
    '{title}, पेज {page} / {pages}',
  ],
  For: ['സ്വീകർത്താവ്', 'प्राप्तकर्ता'],
  Subject: ['വിഷയം', 'विषय'],
  'No.': ['നമ്പർ', 'क्र.'],
  'Prices and terms are those written here. Accept this quote, or ask us, on the page whose link is in our mail; nothing is paid there.':
    [
      'വിലകളും വ്യവസ്ഥകളും ഇവിടെ എഴുതിയിരിക്കുന്നവയാണ്. ഞങ്ങളുടെ ഇമെയിലിലെ ലിങ്കിലുള്ള പേജിൽ ഈ ക്വട്ടേഷൻ സ്വീകരിക്കുകയോ ഞങ്ങളോട് ചോദിക്കുകയോ ചെയ്യാം; അവിടെ പണമൊന്നും അടയ്ക്കേണ്ട.',
      'कीमतें और शर्तें वही हैं जो यहाँ लिखी हैं। हमारे ईमेल में दिए लिंक के पेज पर इस कोटेशन को स्वीकार करें या हमसे पूछें; वहाँ कोई भुगतान नहीं होता।',
    ],
  'Apart from its lines, prices and terms, this quote was translated by a machine and has not been checked. Those we wrote ourselves, and they are what counts.':
    [
      'ഈ ക്വട്ടേഷനിൽ ഇനങ്ങളും വിലകളും വ്യവസ്ഥകളും ഒഴികെയുള്ളത് യന്ത്രവിവർത്തനമാണ്; പരിശോധിച്ചിട്ടില്ല. ഞങ്ങൾ എഴുതിയ ഇനങ്ങളും വിലകളും വ്യവസ്ഥകളുമാണ് സാധുവായത്.',
      'इस कोटेशन में मदों, कीमतों और शर्तों को छोड़कर बाकी का अनुवाद मशीन ने किया है; उसकी जाँच नहीं हुई है। मान्य वही मदें, कीमतें और शर्तें हैं जो हमने लिखी हैं।',
    ],
  SPECIMEN: ['മാതൃക', 'नमूना'],
  '{title}: specimen': ['{title}: മാതൃക', '{title}: नमूना'],
  'on the issued document': ['ഇഷ്യൂ ചെയ്ത രേഖയിൽ', 'जारी दस्तावेज़ पर'],
  'This is a specimen, not a certificate. It names no body, number or date. {company} replaces it with the issued document.':
    [
      'ഇത് മാതൃകയാണ്, സർട്ടിഫിക്കറ്റ് അല്ല. ഇതിൽ സ്ഥാപനത്തിന്റെ പേരോ നമ്പറോ തീയതിയോ ഇല്ല. {company} ഇതിനു പകരം ഇഷ്യൂ ചെയ്ത രേഖ വെക്കും.',
      'यह नमूना है, प्रमाणपत्र नहीं। इसमें किसी संस्था का नाम, कोई क्रमांक या तारीख नहीं है। {company} इसकी जगह जारी दस्तावेज़ रखेगी।',
    ],
  'Page {page} of {pages}': ['പേജ് {page} / {pages}', 'पेज {page} / {pages}'],
  'Issued by': ['നൽകിയത്', 'जारीकर्ता'],
  'Issued to': ['ആർക്ക് നൽകി', 'किसे जारी'],
  'Issued for': ['എന്തിന് നൽകി', 'किसके लिए जारी'],
  'Issued on': ['നൽകിയ തീയതി', 'जारी करने की तारीख'],
  Sites: ['സ്ഥലങ്ങൾ', 'स्थान'],
  Activities: ['പ്രവർത്തനങ്ങൾ', 'गतिविधियाँ'],
  'Standard and edition': ['മാനദണ്ഡവും പതിപ്പും', 'मानक और संस्करण'],
  Exclusions: ['ഒഴിവാക്കിയവ', 'जो शामिल नहीं है'],
  'Signed by': ['ഒപ്പിട്ടത്', 'हस्ताक्षरकर्ता'],
  Annex: ['അനുബന്ധം', 'अनुलग्नक'],
  'To the {title}.': ['{title} എന്നതിന്റെ അനുബന്ധം.', '{title} का अनुलग्नक।'],
} as const satisfies WordTable
