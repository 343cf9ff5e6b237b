import type { WordTable } from './word-table.ts'

/** The catalogue on a phone, and messages written without a network. */
export const keptWords = {
  'This browser keeps nothing here. A private window doesn’t, and very old browsers.': [
    'ഈ ബ്രൗസർ ഇവിടെ ഒന്നും സൂക്ഷിക്കുന്നില്ല. പ്രൈവറ്റ് വിൻഡോകളും വളരെ പഴയ ബ്രൗസറുകളും അങ്ങനെയാണ്.',
    'यह ब्राउज़र यहाँ कुछ नहीं सहेजता। प्राइवेट विंडो और बहुत पुराने ब्राउज़र भी कुछ नहीं सहेजते।',
  ],
  'Keeping …': ['സൂക്ഷിക്കുന്നു …', 'सहेजा जा रहा है …'],
  'Keep the catalogue on this phone ({size})': [
    'കാറ്റലോഗ് ഈ ഫോണിൽ സൂക്ഷിക്കുക ({size})',
    'कैटलॉग इस फ़ोन पर सहेजें ({size})',
  ],
  'The catalogue': ['കാറ്റലോഗ്', 'कैटलॉग'],
  'The brochures': ['ബ്രോഷറുകൾ', 'ब्रोशर'],
  'The films': ['ഫിലിമുകൾ', 'फ़िल्में'],
  'Stopped. What had come is used when you begin again.': [
    'നിർത്തി. വന്നുകഴിഞ്ഞത് വീണ്ടും തുടങ്ങുമ്പോൾ ഉപയോഗിക്കും.',
    'रोक दिया। जो आ चुका है, वह दोबारा शुरू करने पर काम आएगा।',
  ],
  'This browser has promised not to remove it by itself.': [
    'ഇത് തനിയെ നീക്കം ചെയ്യില്ലെന്ന് ഈ ബ്രൗസർ ഉറപ്പുതന്നിട്ടുണ്ട്.',
    'इस ब्राउज़र ने भरोसा दिया है कि वह इसे अपने आप नहीं हटाएगा।',
  ],
  'This browser has not promised to keep it: it may remove it when the phone is full, or when you don’t come here for a while.':
    [
      'ഇത് സൂക്ഷിക്കുമെന്ന് ഈ ബ്രൗസർ ഉറപ്പുതന്നിട്ടില്ല: ഫോൺ നിറയുമ്പോഴോ കുറച്ചുകാലം നിങ്ങൾ ഇവിടെ വരാതിരുന്നാലോ നീക്കം ചെയ്തേക്കാം.',
      'इस ब्राउज़र ने इसे सहेजे रखने का भरोसा नहीं दिया है: फ़ोन भर जाने पर, या आप कुछ समय तक यहाँ न आएँ तो, वह इसे हटा सकता है।',
    ],
  'There is too little room on this phone.': ['ഈ ഫോണിൽ മതിയായ ഇടമില്ല.', 'इस फ़ोन पर जगह बहुत कम है।'],
  'The site was changed just now, or a part of it did not come. Please try again.': [
    'സൈറ്റിൽ ഇപ്പോൾ മാറ്റം വരുത്തി, അല്ലെങ്കിൽ അതിന്റെ ഒരു ഭാഗം വന്നില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
    'साइट अभी बदली गई है, या उसका कोई हिस्सा नहीं आया। कृपया फिर से कोशिश करें।',
  ],
  'The network broke off. What had come is used when you try again.': [
    'നെറ്റ്‌വർക്ക് മുറിഞ്ഞു. വന്നുകഴിഞ്ഞത് വീണ്ടും ശ്രമിക്കുമ്പോൾ ഉപയോഗിക്കും.',
    'नेटवर्क टूट गया। जो आ चुका है, वह दोबारा कोशिश करने पर काम आएगा।',
  ],
  'The catalogue is not offered for keeping at present.': [
    'കാറ്റലോഗ് സൂക്ഷിക്കാൻ ഇപ്പോൾ ലഭ്യമല്ല.',
    'कैटलॉग अभी सहेजने के लिए उपलब्ध नहीं है।',
  ],
  'There is no network just now.': ['ഇപ്പോൾ നെറ്റ്‌വർക്ക് ഇല്ല.', 'अभी नेटवर्क नहीं है।'],
  'The site can’t say just now what there is to keep.': [
    'എന്തെല്ലാം സൂക്ഷിക്കാമെന്ന് സൈറ്റിന് ഇപ്പോൾ പറയാനാവുന്നില്ല.',
    'साइट अभी नहीं बता सकती कि क्या-क्या सहेजा जा सकता है।',
  ],
  'The catalogue is only in part on this phone: it does not open without a network yet.': [
    'കാറ്റലോഗ് ഭാഗികമായി മാത്രമേ ഈ ഫോണിലുള്ളൂ: നെറ്റ്‌വർക്ക് ഇല്ലാതെ ഇപ്പോൾ തുറക്കില്ല.',
    'कैटलॉग इस फ़ोन पर अधूरा है: अभी बिना नेटवर्क के नहीं खुलता।',
  ],
  'Nothing is kept on this phone yet.': [
    'ഈ ഫോണിൽ ഇതുവരെ ഒന്നും സൂക്ഷിച്ചിട്ടില്ല.',
    'इस फ़ोन पर अभी कुछ सहेजा नहीं गया है।',
  ],
  'Kept on this phone, as of {date} ({size}). It opens without a network.': [
    'ഈ ഫോണിൽ സൂക്ഷിച്ചിരിക്കുന്നു, {date}-ലെ പതിപ്പ് ({size}). നെറ്റ്‌വർക്ക് ഇല്ലാതെ തുറക്കും.',
    'इस फ़ोन पर सहेजा गया है, {date} की स्थिति ({size})। बिना नेटवर्क के खुलता है।',
  ],
  'Kept on this phone in {language}, as of {date} ({size}): those pages open without a network, these don’t. A phone keeps one language.':
    [
      'ഈ ഫോണിൽ സൂക്ഷിച്ചിരിക്കുന്ന ഭാഷ: {language}, {date}-ലെ പതിപ്പ് ({size}): നെറ്റ്‌വർക്ക് ഇല്ലാതെ ആ പേജുകൾ തുറക്കും, ഇവ തുറക്കില്ല. ഒരു ഫോണിൽ ഒരു ഭാഷയേ സൂക്ഷിക്കൂ.',
      'इस फ़ोन पर सहेजी गई भाषा: {language}, {date} की स्थिति ({size}): बिना नेटवर्क के वे पेज खुलते हैं, ये नहीं। एक फ़ोन पर एक ही भाषा सहेजी जाती है।',
    ],
  '{done} of {all}': ['{all}-\u2060ൽ {done}', '{all} में से {done}'],
  Stop: ['നിർത്തുക', 'रोकें'],
  '{size}, kept': ['{size}, സൂക്ഷിച്ചു', '{size}, सहेजा गया है'],
  '{size}, a part of it kept': ['{size}, ഒരു ഭാഗം സൂക്ഷിച്ചു', '{size}, एक हिस्सा सहेजा गया है'],
  'What is new since found too little room on this phone. It comes once there is more, or press ‘Keep’.':
    [
      'അതിനുശേഷം പുതുതായി വന്നതിന് ഈ ഫോണിൽ മതിയായ ഇടമുണ്ടായില്ല. കൂടുതൽ ഇടമുണ്ടാകുമ്പോൾ അത് വരും, അല്ലെങ്കിൽ ‘സൂക്ഷിക്കുക’ അമർത്തുക.',
      'उसके बाद जो नया आया, उसके लिए इस फ़ोन पर जगह बहुत कम थी। और जगह होने पर वह आ जाएगा, या ‘सहेजें’ दबाएँ।',
    ],
  Keep: ['സൂക്ഷിക്കുക', 'सहेजें'],
  'Inside {app} nothing can be kept. Open this page in your phone’s own browser.': [
    '{app} ആപ്പിനുള്ളിൽ ഒന്നും സൂക്ഷിക്കാനാവില്ല. ഈ പേജ് നിങ്ങളുടെ ഫോണിലെ ബ്രൗസറിൽ തുറക്കുക.',
    '{app} के अंदर कुछ नहीं सहेजा जा सकता। यह पेज अपने फ़ोन के ब्राउज़र में खोलें।',
  ],
  'Play: {film}': ['പ്ലേ ചെയ്യുക: {film}', 'चलाएँ: {film}'],
  'Shown from this phone': ['ഈ ഫോണിൽനിന്ന് കാണിക്കുന്നു', 'इस फ़ोन से दिखाया गया'],
  'Shown from this phone, as of {date}.': [
    'ഈ ഫോണിൽനിന്ന് കാണിക്കുന്നു, {date}-ലെ പതിപ്പ്.',
    'इस फ़ोन से दिखाया गया, {date} की स्थिति।',
  ],
  'Try the network': ['നെറ്റ്‌വർക്ക് വഴി ശ്രമിക്കുക', 'नेटवर्क आज़माएँ'],
  'This page is not kept on this phone': [
    'ഈ പേജ് ഈ ഫോണിൽ സൂക്ഷിച്ചിട്ടില്ല',
    'यह पेज इस फ़ोन पर सहेजा नहीं गया है',
  ],
  'This page is not kept': ['ഈ പേജ് സൂക്ഷിച്ചിട്ടില്ല', 'यह पेज सहेजा नहीं गया है'],
  'There is no network just now. The machines, the gallery, the downloads and our story are kept, and the search finds them. A slot is booked with a network, or by telephone.':
    [
      'ഇപ്പോൾ നെറ്റ്‌വർക്ക് ഇല്ല. യന്ത്രങ്ങൾ, ഗാലറി, ഡൗൺലോഡുകൾ, ഞങ്ങളുടെ കഥ എന്നിവ സൂക്ഷിച്ചിട്ടുണ്ട്; തിരഞ്ഞാൽ അവ കണ്ടെത്താം. സ്ലോട്ട് ബുക്ക് ചെയ്യാൻ നെറ്റ്‌വർക്ക് വേണം, അല്ലെങ്കിൽ ഫോൺ ചെയ്യുക.',
      'अभी नेटवर्क नहीं है। मशीनें, गैलरी, डाउनलोड और हमारी कहानी सहेजी गई हैं, और खोज उन्हें ढूँढती है। स्लॉट नेटवर्क होने पर या फ़ोन से बुक होता है।',
    ],
  'There is no network just now. Free slots change by the minute, so none are shown without one: call us, or try again later.':
    [
      'ഇപ്പോൾ നെറ്റ്‌വർക്ക് ഇല്ല. ഒഴിവുള്ള സ്ലോട്ടുകൾ ഓരോ നിമിഷവും മാറുന്നതിനാൽ നെറ്റ്‌വർക്ക് ഇല്ലാതെ കാണിക്കുന്നില്ല: ഞങ്ങളെ വിളിക്കുക, അല്ലെങ്കിൽ പിന്നീട് ശ്രമിക്കുക.',
      'अभी नेटवर्क नहीं है। खाली स्लॉट हर मिनट बदलते हैं, इसलिए बिना नेटवर्क के नहीं दिखाए जाते: हमें फ़ोन करें या बाद में कोशिश करें।',
    ],
  'Your message was sent': ['നിങ്ങളുടെ സന്ദേശം അയച്ചു', 'आपका संदेश भेज दिया गया'],
  'Your message was sent. Its reference is {reference}.': [
    'നിങ്ങളുടെ സന്ദേശം അയച്ചു. അതിന്റെ റഫറൻസ്: {reference}.',
    'आपका संदेश भेज दिया गया। उसकी संदर्भ संख्या {reference} है।',
  ],
  'Reference {reference}': ['റഫറൻസ് {reference}', 'संदर्भ संख्या {reference}'],
  'Sending …': ['അയയ്ക്കുന്നു …', 'भेजा जा रहा है …'],
  'Written, not sent yet': ['എഴുതി, ഇതുവരെ അയച്ചിട്ടില്ല', 'लिखा, अभी भेजा नहीं'],
  'These messages are on this device alone. They are sent by themselves when there is a connection, and deleted here after that. What was refused is deleted here after some {days} days.':
    [
      'ഈ സന്ദേശങ്ങൾ ഈ ഉപകരണത്തിൽ മാത്രമാണ്. കണക്ഷൻ കിട്ടുമ്പോൾ തനിയെ അയയ്ക്കും, അതിനുശേഷം ഇവിടെനിന്ന് മായ്ക്കും. നിരസിക്കപ്പെട്ടവ ഏകദേശം {days} ദിവസം കഴിഞ്ഞാൽ ഇവിടെനിന്ന് മായ്ക്കും.',
      'ये संदेश केवल इसी डिवाइस पर हैं। कनेक्शन मिलते ही अपने आप भेजे जाते हैं और फिर यहाँ से हटा दिए जाते हैं। जो अस्वीकार हुए, वे लगभग {days} दिन बाद यहाँ से हटा दिए जाते हैं।',
    ],
  'Not sent yet: our site could not take your message just now. It is tried again by itself.': [
    'ഇതുവരെ അയച്ചിട്ടില്ല: ഞങ്ങളുടെ സൈറ്റിന് ഇപ്പോൾ നിങ്ങളുടെ സന്ദേശം സ്വീകരിക്കാനായില്ല. തനിയെ വീണ്ടും ശ്രമിക്കും.',
    'अभी भेजा नहीं: हमारी साइट अभी आपका संदेश नहीं ले सकी। अपने आप दोबारा कोशिश की जाएगी।',
  ],
  'A message of yours that was not sent was deleted here after {days} days.': [
    'അയയ്ക്കാനാകാത്ത നിങ്ങളുടെ ഒരു സന്ദേശം {days} ദിവസം കഴിഞ്ഞപ്പോൾ ഇവിടെനിന്ന് മായ്ച്ചു.',
    'आपका एक संदेश, जो नहीं भेजा जा सका, {days} दिन बाद यहाँ से हटा दिया गया।',
  ],
  'Not sent:': ['അയച്ചില്ല:', 'नहीं भेजा गया:'],
  'Send now': ['ഇപ്പോൾ അയയ്ക്കുക', 'अभी भेजें'],
  'Mend it': ['തിരുത്തുക', 'सुधारें'],
  'Change it': ['മാറ്റുക', 'बदलें'],
  'Throw it away': ['ഉപേക്ഷിക്കുക', 'हटा दें'],
  'You began to change it, and have not sent it again yet.': [
    'നിങ്ങൾ ഇത് മാറ്റിത്തുടങ്ങി, ഇതുവരെ വീണ്ടും അയച്ചിട്ടില്ല.',
    'आपने इसे बदलना शुरू किया था, और अभी दोबारा नहीं भेजा है।',
  ],
  'Not sent yet. Send it again when you have changed it.': [
    'ഇതുവരെ അയച്ചിട്ടില്ല. മാറ്റിക്കഴിഞ്ഞാൽ വീണ്ടും അയയ്ക്കുക.',
    'अभी भेजा नहीं। बदलने के बाद दोबारा भेजें।',
  ],
  'A message of yours was not sent.': ['നിങ്ങളുടെ ഒരു സന്ദേശം അയച്ചില്ല.', 'आपका एक संदेश नहीं भेजा गया।'],
  'See why': ['കാരണം കാണുക', 'कारण देखें'],
  'Written, not sent yet: a message of yours waits for a connection.': [
    'എഴുതി, ഇതുവരെ അയച്ചിട്ടില്ല: നിങ്ങളുടെ ഒരു സന്ദേശം കണക്ഷനായി കാത്തിരിക്കുന്നു.',
    'लिखा, अभी भेजा नहीं: आपका एक संदेश कनेक्शन की प्रतीक्षा में है।',
  ],
  Look: ['നോക്കുക', 'देखें'],
  'Tell me when it is sent': ['അയച്ചാൽ എന്നെ അറിയിക്കുക', 'भेजे जाने पर मुझे बताएँ'],
  'This browser can tell you when your message is sent, also when you look at something else meanwhile. Leave this page open.':
    [
      'സന്ദേശം അയച്ചുകഴിഞ്ഞാൽ ഈ ബ്രൗസറിന് നിങ്ങളെ അറിയിക്കാം, അപ്പോൾ നിങ്ങൾ മറ്റെന്തെങ്കിലും നോക്കുകയാണെങ്കിലും. ഈ പേജ് തുറന്നുവെക്കുക.',
      'संदेश भेजे जाने पर यह ब्राउज़र आपको बता सकता है, भले ही आप तब कुछ और देख रहे हों। यह पेज खुला रखें।',
    ],
  'You will be told here when your message is sent.': [
    'നിങ്ങളുടെ സന്ദേശം അയച്ചുകഴിഞ്ഞാൽ ഇവിടെ അറിയിക്കും.',
    'आपका संदेश भेजे जाने पर यहाँ बताया जाएगा।',
  ],
  'This browser shows no notifications of ours. What becomes of your message is said on these pages.':
    [
      'ഈ ബ്രൗസർ ഞങ്ങളുടെ അറിയിപ്പുകൾ കാണിക്കുന്നില്ല. നിങ്ങളുടെ സന്ദേശത്തിന് എന്ത് സംഭവിച്ചു എന്ന് ഈ പേജുകളിൽ പറയും.',
      'यह ब्राउज़र हमारी सूचनाएँ नहीं दिखाता। आपके संदेश का क्या हुआ, यह इन पेजों पर बताया जाएगा।',
    ],
  'Your messages': ['നിങ്ങളുടെ സന്ദേശങ്ങൾ', 'आपके संदेश'],
  'Written, not sent yet: our site could not take your message just now. It is kept on this device and sent again by itself, also if you close this page and come back soon; all you wrote is still here.':
    [
      'എഴുതി, ഇതുവരെ അയച്ചിട്ടില്ല: ഞങ്ങളുടെ സൈറ്റിന് ഇപ്പോൾ നിങ്ങളുടെ സന്ദേശം സ്വീകരിക്കാനായില്ല. അത് ഈ ഉപകരണത്തിൽ സൂക്ഷിച്ചിരിക്കുന്നു; തനിയെ വീണ്ടും അയയ്ക്കും, ഈ പേജ് അടച്ച് വൈകാതെ തിരിച്ചുവന്നാലും. നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്.',
      'लिखा, अभी भेजा नहीं: हमारी साइट अभी आपका संदेश नहीं ले सकी। वह इस डिवाइस पर सहेजा गया है और अपने आप दोबारा भेजा जाएगा, भले ही आप यह पेज बंद करके जल्द लौटें; आपका लिखा सब यहीं है।',
    ],
  'Written, not sent yet: there is no connection just now. Your message is kept on this device and goes out by itself when there is one, also if you close this page and come back soon; all you wrote is still here.':
    [
      'എഴുതി, ഇതുവരെ അയച്ചിട്ടില്ല: ഇപ്പോൾ കണക്ഷൻ ഇല്ല. നിങ്ങളുടെ സന്ദേശം ഈ ഉപകരണത്തിൽ സൂക്ഷിച്ചിരിക്കുന്നു; കണക്ഷൻ കിട്ടുമ്പോൾ തനിയെ പോകും, ഈ പേജ് അടച്ച് വൈകാതെ തിരിച്ചുവന്നാലും. നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്.',
      'लिखा, अभी भेजा नहीं: अभी कनेक्शन नहीं है। आपका संदेश इस डिवाइस पर सहेजा गया है और कनेक्शन मिलते ही अपने आप चला जाएगा, भले ही आप यह पेज बंद करके जल्द लौटें; आपका लिखा सब यहीं है।',
    ],
} as const satisfies WordTable
