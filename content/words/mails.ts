import type { WordTable } from './word-table.ts'

/** In mails to visitors, and in the entries for their calendars. */
export const mailsWords = {
  'Hello, ': ['നമസ്കാരം, ', 'नमस्ते, '],
  demo: ['ഡെമോ', 'डेमो'],
  'demo of {machine}': ['{machine} ഡെമോ', '{machine} डेमो'],
  'Your {what} with DINO: {when}': [
    'DINO-യുമായുള്ള നിങ്ങളുടെ {what}: {when}',
    'DINO के साथ आपका {what}: {when}',
  ],
  'Your {what} is booked': ['നിങ്ങളുടെ {what} ബുക്ക് ചെയ്തു', 'आपका {what} बुक हो गया है'],
  '{hello}your {what} with DINO is booked. The event for your calendar comes with this mail.': [
    '{hello}DINO-യുമായുള്ള നിങ്ങളുടെ {what} ബുക്ക് ചെയ്തു. നിങ്ങളുടെ കലണ്ടറിൽ ചേർക്കാനുള്ള വിവരം ഈ ഇമെയിലിനൊപ്പമുണ്ട്.',
    '{hello}DINO के साथ आपका {what} बुक हो गया है। आपके कैलेंडर के लिए इवेंट इस ईमेल के साथ है।',
  ],
  'If you can’t come then, please move or cancel it, so that somebody else can have the slot. The link below needs no sign-in, so keep it to yourself; it ends with your visit.':
    [
      'ആ സമയത്ത് വരാൻ കഴിയില്ലെങ്കിൽ ദയവായി സമയം മാറ്റുകയോ റദ്ദാക്കുകയോ ചെയ്യുക; അപ്പോൾ ആ സ്ലോട്ട് മറ്റൊരാൾക്ക് കിട്ടും. താഴെയുള്ള ലിങ്കിന് സൈൻ ഇൻ വേണ്ട, അതിനാൽ അത് മറ്റാർക്കും കൊടുക്കരുത്; നിങ്ങളുടെ സന്ദർശനം കഴിയുന്നതോടെ ലിങ്ക് പ്രവർത്തിക്കാതാകും.',
      'अगर आप उस समय नहीं आ सकते, तो कृपया समय बदलें या इसे रद्द करें, ताकि वह स्लॉट किसी और को मिल सके। नीचे दिए लिंक में साइन इन की ज़रूरत नहीं है, इसलिए इसे अपने पास ही रखें; आपकी विज़िट के साथ यह लिंक बंद हो जाएगा।',
    ],
  'See, move or cancel': ['കാണുക, സമയം മാറ്റുക, റദ്ദാക്കുക', 'देखें, समय बदलें या रद्द करें'],
  'Moved: your {what} with DINO is now on {when}': [
    'സമയം മാറ്റി: DINO-യുമായുള്ള നിങ്ങളുടെ {what}, പുതിയ സമയം {when}',
    'समय बदला: DINO के साथ आपका {what} अब {when} को',
  ],
  'Your {what} is moved': ['സമയം മാറ്റി: നിങ്ങളുടെ {what}', 'आपके {what} का समय बदल गया है'],
  '{hello}as we agreed, your {what} with DINO is not on {day} at {time} any more but at the time below. The event in your calendar moves with this mail.':
    [
      '{hello}നമ്മൾ പറഞ്ഞുറപ്പിച്ചതുപോലെ, DINO-യുമായുള്ള നിങ്ങളുടെ {what} ഇനി {day}, {time}-ന് അല്ല, താഴെ പറയുന്ന സമയത്താണ്. ഈ ഇമെയിലിനൊപ്പം നിങ്ങളുടെ കലണ്ടറിലെ സമയവും മാറും.',
      '{hello}जैसा हमने तय किया था, DINO के साथ आपका {what} अब {day}, {time} बजे नहीं, बल्कि नीचे दिए समय पर है। इस ईमेल के साथ आपके कैलेंडर में भी समय बदल जाएगा।',
    ],
  '{hello}your {what} with DINO is not on {day} at {time} any more but at the time below. The event in your calendar moves with this mail.':
    [
      '{hello}DINO-യുമായുള്ള നിങ്ങളുടെ {what} ഇനി {day}, {time}-ന് അല്ല, താഴെ പറയുന്ന സമയത്താണ്. ഈ ഇമെയിലിനൊപ്പം നിങ്ങളുടെ കലണ്ടറിലെ സമയവും മാറും.',
      '{hello}DINO के साथ आपका {what} अब {day}, {time} बजे नहीं, बल्कि नीचे दिए समय पर है। इस ईमेल के साथ आपके कैलेंडर में भी समय बदल जाएगा।',
    ],
  'Today at {time}: your {what} with DINO': [
    'ഇന്ന് {time}-ന്: DINO-യുമായുള്ള നിങ്ങളുടെ {what}',
    'आज {time} बजे: DINO के साथ आपका {what}',
  ],
  'Tomorrow at {time}: your {what} with DINO': [
    'നാളെ {time}-ന്: DINO-യുമായുള്ള നിങ്ങളുടെ {what}',
    'कल {time} बजे: DINO के साथ आपका {what}',
  ],
  'See you today': ['ഇന്ന് കാണാം', 'आज मिलते हैं'],
  'See you tomorrow': ['നാളെ കാണാം', 'कल मिलते हैं'],
  '{hello}this is a reminder of your {what} with DINO.': [
    '{hello}DINO-യുമായുള്ള നിങ്ങളുടെ {what} ഓർമ്മിപ്പിക്കാനാണ് ഈ ഇമെയിൽ.',
    '{hello}यह ईमेल DINO के साथ आपके {what} की याद दिलाने के लिए है।',
  ],
  'The video link of your {what} with DINO: {when}': [
    'DINO-യുമായുള്ള നിങ്ങളുടെ {what}, വീഡിയോ ലിങ്ക്: {when}',
    'DINO के साथ आपके {what} का वीडियो लिंक: {when}',
  ],
  'We meet by video': ['നമ്മൾ വീഡിയോയിലൂടെ കാണും', 'हम वीडियो पर मिलेंगे'],
  '{hello}your {what} with DINO is by video. Open the link below when it begins. If you had another link from us, it no longer holds.':
    [
      '{hello}DINO-യുമായുള്ള നിങ്ങളുടെ {what} വീഡിയോയിലൂടെയാണ്. തുടങ്ങുന്ന സമയത്ത് താഴെയുള്ള ലിങ്ക് തുറക്കുക. ഞങ്ങൾ മുമ്പ് മറ്റൊരു ലിങ്ക് തന്നിട്ടുണ്ടെങ്കിൽ അത് ഇനി പ്രവർത്തിക്കില്ല.',
      '{hello}DINO के साथ आपका {what} वीडियो पर है। शुरू होने के समय नीचे दिया लिंक खोलें। अगर हमने पहले कोई और लिंक दिया था, तो वह अब काम नहीं करेगा।',
    ],
  'Cancelled: your {what} on {when}': [
    'റദ്ദാക്കി: നിങ്ങളുടെ {what}, {when}',
    'रद्द: आपका {what}, {when}',
  ],
  'Your {what} is cancelled': ['നിങ്ങളുടെ {what} റദ്ദാക്കി', 'आपका {what} रद्द हो गया है'],
  '{hello}your {what} with DINO on {day} at {time} is cancelled, and this mail takes it out of your calendar.':
    [
      '{hello}DINO-യുമായുള്ള നിങ്ങളുടെ {what} ({day}, {time}) റദ്ദാക്കി. ഈ ഇമെയിൽ അത് നിങ്ങളുടെ കലണ്ടറിൽനിന്ന് നീക്കം ചെയ്യും.',
      '{hello}DINO के साथ आपका {what} ({day}, {time} बजे) रद्द हो गया है। यह ईमेल उसे आपके कैलेंडर से हटा देगा।',
    ],
  'We have to cancel: your {what} on {when}': [
    'ഞങ്ങൾക്ക് റദ്ദാക്കേണ്ടിവന്നു: നിങ്ങളുടെ {what}, {when}',
    'हमें रद्द करना पड़ा: आपका {what}, {when}',
  ],
  'We have to cancel your {what}': [
    'നിങ്ങളുടെ {what} ഞങ്ങൾക്ക് റദ്ദാക്കേണ്ടിവന്നു',
    'हमें आपका {what} रद्द करना पड़ा',
  ],
  '{hello}we are sorry: your {what} with DINO on {day} at {time} can’t take place. This mail takes it out of your calendar.':
    [
      '{hello}ക്ഷമിക്കണം: DINO-യുമായുള്ള നിങ്ങളുടെ {what} ({day}, {time}) നടത്താൻ കഴിയില്ല. ഈ ഇമെയിൽ അത് നിങ്ങളുടെ കലണ്ടറിൽനിന്ന് നീക്കം ചെയ്യും.',
      '{hello}हमें खेद है: DINO के साथ आपका {what} ({day}, {time} बजे) नहीं हो पाएगा। यह ईमेल उसे आपके कैलेंडर से हटा देगा।',
    ],
  'Please choose another slot, or call us and we will find one. What you told us is kept.': [
    'ദയവായി മറ്റൊരു സ്ലോട്ട് തിരഞ്ഞെടുക്കുക; അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക, ഞങ്ങൾ ഒന്ന് കണ്ടെത്താം. നിങ്ങൾ അറിയിച്ചതെല്ലാം ഞങ്ങളുടെ പക്കലുണ്ട്.',
    'कृपया दूसरा स्लॉट चुनें, या हमें फ़ोन करें, हम कोई स्लॉट ढूँढ देंगे। आपने जो बताया था, वह हमारे पास है।',
  ],
  'Choose another slot': ['മറ്റൊരു സ്ലോട്ട് തിരഞ്ഞെടുക്കുക', 'दूसरा स्लॉट चुनें'],
  '{time} in Kerala (UTC+05:30), {minutes} minutes': [
    '{time}, കേരള സമയം (UTC+05:30), {minutes} മിനിറ്റ്',
    '{time}, केरल का समय (UTC+05:30), {minutes} मिनट',
  ],
  Directions: ['വഴി', 'रास्ता'],
  'Open the map': ['മാപ്പ് തുറക്കുക', 'नक्शा खोलें'],
  'Show your code at the gate': ['ഗേറ്റിൽ കാണിക്കാനുള്ള കോഡ്', 'गेट पर दिखाने का कोड'],
  '{hello}you asked us to tell you when a slot is free. This one is, and we hold it for you until {until} in Kerala (UTC+05:30).':
    [
      '{hello}ഒരു സ്ലോട്ട് ഒഴിയുമ്പോൾ അറിയിക്കാൻ നിങ്ങൾ ആവശ്യപ്പെട്ടിരുന്നു. താഴെയുള്ള സ്ലോട്ട് ഒഴിവുണ്ട്; {until} വരെ (കേരള സമയം, UTC+05:30) ഞങ്ങൾ അത് നിങ്ങൾക്കായി കരുതിവെക്കും.',
      '{hello}आपने कहा था कि स्लॉट खाली होने पर आपको बताएँ। नीचे दिया स्लॉट खाली है, और हम इसे {until} तक (केरल का समय, UTC+05:30) आपके लिए रोककर रखेंगे।',
    ],
  'Open the link and press ‘Book it’: no sign-in is needed, so keep the link to yourself. There you can also pass it on, or stop waiting. If you do nothing it goes to whoever is next.':
    [
      'ലിങ്ക് തുറന്ന് ‘ബുക്ക് ചെയ്യുക’ അമർത്തുക: സൈൻ ഇൻ വേണ്ട, അതിനാൽ ലിങ്ക് മറ്റാർക്കും കൊടുക്കരുത്. അവിടെ സ്ലോട്ട് അടുത്തയാൾക്ക് വിട്ടുകൊടുക്കാനും കാത്തിരിപ്പ് നിർത്താനും കഴിയും. ഒന്നും ചെയ്തില്ലെങ്കിൽ അത് അടുത്തയാൾക്ക് പോകും.',
      'लिंक खोलें और ‘बुक करें’ दबाएँ: साइन इन की ज़रूरत नहीं है, इसलिए लिंक अपने पास ही रखें। वहाँ आप स्लॉट अगले व्यक्ति को दे सकते हैं या प्रतीक्षा बंद कर सकते हैं। अगर आप कुछ नहीं करते, तो यह अगले व्यक्ति को मिलेगा।',
    ],
  'We had no answer about {n} slots before this one. If this one stays without an answer too, we take it that you no longer wait for these days, and write no more about them; you can ask us again at any time.':
    [
      'ഇതിനു മുമ്പ് {n} സ്ലോട്ടുകളെക്കുറിച്ച് അറിയിച്ചപ്പോൾ നിങ്ങളുടെ മറുപടി ലഭിച്ചില്ല. ഇതിനും മറുപടി ലഭിച്ചില്ലെങ്കിൽ, ഈ ദിവസങ്ങൾക്കായി നിങ്ങൾ ഇനി കാത്തിരിക്കുന്നില്ലെന്ന് കരുതി ഇതേക്കുറിച്ച് ഞങ്ങൾ കൂടുതൽ എഴുതില്ല; എപ്പോൾ വേണമെങ്കിലും വീണ്ടും ആവശ്യപ്പെടാം.',
      'इससे पहले {n} स्लॉट के बारे में हमें आपका उत्तर नहीं मिला। अगर इसका भी उत्तर नहीं मिला, तो हम मान लेंगे कि आप इन दिनों के लिए अब प्रतीक्षा में नहीं हैं, और इस बारे में और नहीं लिखेंगे; आप कभी भी फिर से कह सकते हैं।',
    ],
  'Held until': ['എപ്പോൾ വരെ കരുതിവെക്കും', 'कब तक रोककर रखा है'],
  'See the slot, and book it': ['സ്ലോട്ട് കണ്ട് ബുക്ക് ചെയ്യുക', 'स्लॉट देखें और बुक करें'],
  'A slot is free for you: {day}, {time}, held until {until}': [
    'നിങ്ങൾക്കായി ഒരു സ്ലോട്ട് ഒഴിവുണ്ട്: {day}, {time}; {until} വരെ കരുതിവെച്ചിരിക്കുന്നു',
    'आपके लिए एक स्लॉट खाली है: {day}, {time}; {until} तक रोककर रखा गया है',
  ],
  'DINO appointment': ['DINO അപ്പോയിന്റ്മെന്റ്', 'DINO अपॉइंटमेंट'],
  '{title} with DINO': ['DINO: {title}', 'DINO: {title}'],
  '{title} with DINO tomorrow': ['നാളെ, DINO: {title}', 'कल, DINO: {title}'],
  'Phone: {phone}': ['ഫോൺ: {phone}', 'फ़ोन: {phone}'],
  'Your note: {note}': ['നിങ്ങളുടെ കുറിപ്പ്: {note}', 'आपकी टिप्पणी: {note}'],
  'To move or cancel it, follow the link in our mail, or sign in at {address}': [
    'സമയം മാറ്റാനോ റദ്ദാക്കാനോ ഞങ്ങളുടെ ഇമെയിലിലെ ലിങ്ക് തുറക്കുക; അല്ലെങ്കിൽ ഇവിടെ സൈൻ ഇൻ ചെയ്യുക: {address}',
    'समय बदलने या रद्द करने के लिए हमारे ईमेल का लिंक खोलें, या यहाँ साइन इन करें: {address}',
  ],
  'Your request to DINO: {about}': [
    'DINO-യോടുള്ള നിങ്ങളുടെ അഭ്യർത്ഥന: {about}',
    'DINO से आपका अनुरोध: {about}',
  ],
  'Your message to DINO': ['DINO-യ്ക്കുള്ള നിങ്ങളുടെ സന്ദേശം', 'DINO को आपका संदेश'],
  'We have your message': ['നിങ്ങളുടെ സന്ദേശം ഞങ്ങൾക്ക് കിട്ടി', 'आपका संदेश हमें मिल गया है'],
  'This is the copy that was asked for on our website. To keep the form from being misused, it leaves out what was typed: name, numbers and message.':
    [
      'ഞങ്ങളുടെ വെബ്സൈറ്റിൽ ആവശ്യപ്പെട്ട പകർപ്പാണിത്. ഫോം ദുരുപയോഗം ചെയ്യാതിരിക്കാൻ, ടൈപ്പ് ചെയ്ത പേരും നമ്പറുകളും സന്ദേശവും ഇതിൽ ഉൾപ്പെടുത്തിയിട്ടില്ല.',
      'यह वह प्रति है जो हमारी वेबसाइट पर माँगी गई थी। फ़ॉर्म का दुरुपयोग न हो, इसलिए टाइप किया हुआ नाम, नंबर और संदेश इसमें नहीं हैं।',
    ],
  'We will answer it. If you want to add something, answer this mail or call us, and name the reference.':
    [
      'ഞങ്ങൾ മറുപടി തരും. എന്തെങ്കിലും കൂട്ടിച്ചേർക്കാനുണ്ടെങ്കിൽ ഈ ഇമെയിലിന് മറുപടി അയയ്ക്കുകയോ ഞങ്ങളെ വിളിക്കുകയോ ചെയ്യുക; റഫറൻസ് പറയുക.',
      'हम इसका उत्तर देंगे। अगर आप कुछ जोड़ना चाहें, तो इस ईमेल का उत्तर दें या हमें फ़ोन करें, और संदर्भ संख्या बताएँ।',
    ],
  'If it was not you who wrote to us, somebody mistyped an address. Tell us by answering this mail.':
    [
      'ഞങ്ങൾക്ക് എഴുതിയത് നിങ്ങളല്ലെങ്കിൽ, ആരോ വിലാസം തെറ്റായി ടൈപ്പ് ചെയ്തതാണ്. ഈ ഇമെയിലിന് മറുപടി അയച്ച് അറിയിക്കുക.',
      'अगर हमें आपने नहीं लिखा था, तो किसी ने पता गलत टाइप किया है। इस ईमेल का उत्तर देकर हमें बताएँ।',
    ],
  Sent: ['അയച്ചത്', 'भेजा गया'],
  '{day}, {time} in Kerala': ['{day}, {time} (കേരള സമയം)', '{day}, {time} (केरल का समय)'],
  'Asked for': ['ആവശ്യപ്പെട്ടത്', 'क्या माँगा'],
  'See exactly this in 3D': ['ഇതുതന്നെ 3D-യിൽ കാണുക', 'ठीक यही 3D में देखें'],
  'See it, accept it, or ask us:': [
    'കാണുക, സ്വീകരിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളോട് ചോദിക്കുക:',
    'देखें, स्वीकार करें, या हमसे पूछें:',
  ],
  'Choose one of these times, and it is yours:': [
    'ഇവയിൽ ഒരു സമയം തിരഞ്ഞെടുക്കുക, അത് നിങ്ങളുടേതാകും:',
    'इनमें से एक समय चुनें, और वह आपका हो जाएगा:',
  ],
  // In what is typed to them by WhatsApp.
  'the {machine}': ['{machine}', '{machine}'],
  'our machines': ['ഞങ്ങളുടെ യന്ത്രങ്ങൾ', 'हमारी मशीनें'],
} as const satisfies WordTable
