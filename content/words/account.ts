import type { WordTable } from './word-table.ts'

/** Signing in, and what goes wrong with it. */
export const accountWords = {
  'You are signed out': ['നിങ്ങൾ സൈൻ ഔട്ട് ചെയ്തു', 'आप साइन आउट हो गए हैं'],
  'Signing out of the office clears all that this browser keeps of our site: the kept catalogue, and messages that are not sent yet. Sign out?':
    [
      'ഓഫീസിൽനിന്ന് സൈൻ ഔട്ട് ചെയ്താൽ ഈ ബ്രൗസർ ഞങ്ങളുടെ സൈറ്റിന്റേതായി സൂക്ഷിക്കുന്നതെല്ലാം മായും: സൂക്ഷിച്ച കാറ്റലോഗും ഇതുവരെ അയയ്ക്കാത്ത സന്ദേശങ്ങളും. സൈൻ ഔട്ട് ചെയ്യണോ?',
      'ऑफ़िस से साइन आउट करने पर यह ब्राउज़र हमारी साइट का जो कुछ सहेजता है, सब हट जाता है: सहेजा हुआ कैटलॉग, और वे संदेश जो अभी भेजे नहीं गए। साइन आउट करें?',
    ],
  'Sign in with Google': ['Google വഴി സൈൻ ഇൻ ചെയ്യുക', 'Google से साइन इन करें'],
  'Waiting for the sign-in window… If you closed it, click again.': [
    'സൈൻ ഇൻ വിൻഡോയ്ക്കായി കാത്തിരിക്കുന്നു… അത് അടച്ചെങ്കിൽ വീണ്ടും ക്ലിക്ക് ചെയ്യുക.',
    'साइन इन विंडो की प्रतीक्षा है… उसे बंद कर दिया हो तो फिर क्लिक करें।',
  ],
  'this app': ['ഈ', 'इस ऐप'],
  'Google does not allow signing in inside {app}': [
    '{app} ആപ്പിനുള്ളിൽ സൈൻ ഇൻ ചെയ്യാൻ Google അനുവദിക്കുന്നില്ല',
    'Google {app} के अंदर साइन इन करने नहीं देता',
  ],
  'Open this page in your phone’s browser to sign in, or book by phone, WhatsApp or message.': [
    'സൈൻ ഇൻ ചെയ്യാൻ ഈ പേജ് നിങ്ങളുടെ ഫോണിലെ ബ്രൗസറിൽ തുറക്കുക, അല്ലെങ്കിൽ ഫോണിലൂടെയോ WhatsApp-ലൂടെയോ സന്ദേശം അയച്ചോ ബുക്ക് ചെയ്യുക.',
    'साइन इन करने के लिए यह पेज अपने फ़ोन के ब्राउज़र में खोलें, या फ़ोन, WhatsApp या संदेश से बुक करें।',
  ],
  'Open this page in Chrome': ['ഈ പേജ് Chrome-\u2060ൽ തുറക്കുക', 'यह पेज Chrome में खोलें'],
  'Contact form': ['കോൺടാക്റ്റ് ഫോം', 'संपर्क फ़ॉर्म'],
  'Copied. Paste it into Safari or Chrome.': [
    'പകർത്തി. Safari-യിലോ Chrome-ലോ ഒട്ടിക്കുക.',
    'कॉपी हो गया। इसे Safari या Chrome में पेस्ट करें।',
  ],
  'Copy this address into Safari or Chrome: {address}': [
    'ഈ വിലാസം Safari-യിലേക്കോ Chrome-ലേക്കോ പകർത്തുക: {address}',
    'यह पता Safari या Chrome में कॉपी करें: {address}',
  ],
  'Copy the link for your browser': ['ബ്രൗസറിനായി ലിങ്ക് പകർത്തുക', 'ब्राउज़र के लिए लिंक कॉपी करें'],

  'You did not finish signing in. Nothing was changed: sign in again whenever you like.': [
    'സൈൻ ഇൻ പൂർത്തിയാക്കിയില്ല. ഒന്നും മാറിയിട്ടില്ല: എപ്പോൾ വേണമെങ്കിലും വീണ്ടും സൈൻ ഇൻ ചെയ്യാം.',
    'साइन इन पूरा नहीं हुआ। कुछ नहीं बदला है: जब चाहें फिर साइन इन करें।',
  ],
  'Signing in took longer than ten minutes, so it was stopped for safety. Please sign in again.': [
    'സൈൻ ഇൻ ചെയ്യാൻ പത്ത് മിനിറ്റിലേറെ എടുത്തതിനാൽ സുരക്ഷയ്ക്കായി നിർത്തി. ദയവായി വീണ്ടും സൈൻ ഇൻ ചെയ്യുക.',
    'साइन इन में दस मिनट से ज़्यादा लगे, इसलिए सुरक्षा के लिए इसे रोक दिया गया। कृपया फिर साइन इन करें।',
  ],
  'The sign-in service could not be reached just now. Please try again in a minute, or call us.': [
    'സൈൻ ഇൻ സേവനവുമായി ഇപ്പോൾ ബന്ധപ്പെടാനായില്ല. ദയവായി ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
    'साइन इन सेवा से अभी संपर्क नहीं हो सका। कृपया एक मिनट बाद फिर से कोशिश करें, या हमें फ़ोन करें।',
  ],
  'This sign-in could not be accepted: it was started in another browser or too long ago, or your account has no confirmed e-mail address. Please sign in again.':
    [
      'ഈ സൈൻ ഇൻ സ്വീകരിക്കാനായില്ല: ഇത് മറ്റൊരു ബ്രൗസറിലോ വളരെ മുമ്പോ തുടങ്ങിയതാണ്, അല്ലെങ്കിൽ നിങ്ങളുടെ അക്കൗണ്ടിൽ സ്ഥിരീകരിച്ച ഇമെയിൽ വിലാസം ഇല്ല. ദയവായി വീണ്ടും സൈൻ ഇൻ ചെയ്യുക.',
      'यह साइन इन स्वीकार नहीं हो सका: यह किसी दूसरे ब्राउज़र में या बहुत पहले शुरू हुआ था, या आपके खाते का ईमेल पता सत्यापित नहीं है। कृपया फिर साइन इन करें।',
    ],
  'Signing in needs a cookie, and your browser did not keep it. Allow cookies for this site, then sign in again, to the end in the same browser.':
    [
      'സൈൻ ഇൻ ചെയ്യാൻ ഒരു കുക്കി വേണം; നിങ്ങളുടെ ബ്രൗസർ അത് സൂക്ഷിച്ചില്ല. ഈ സൈറ്റിന് കുക്കികൾ അനുവദിച്ച ശേഷം വീണ്ടും സൈൻ ഇൻ ചെയ്യുക; അവസാനം വരെ അതേ ബ്രൗസറിൽത്തന്നെ തുടരുക.',
      'साइन इन के लिए एक कुकी चाहिए, और आपके ब्राउज़र ने उसे नहीं रखा। इस साइट के लिए कुकी की अनुमति दें, फिर दोबारा साइन इन करें और अंत तक उसी ब्राउज़र में रहें।',
    ],
  'This needs a sign-in of the last ten minutes, and Google did not confirm one. Sign out of Google in this browser, sign in to it again, then come back here.':
    [
      'ഇതിന് കഴിഞ്ഞ പത്ത് മിനിറ്റിനുള്ളിലെ സൈൻ ഇൻ വേണം, Google അത് സ്ഥിരീകരിച്ചില്ല. ഈ ബ്രൗസറിൽ Google-ൽനിന്ന് സൈൻ ഔട്ട് ചെയ്ത് വീണ്ടും സൈൻ ഇൻ ചെയ്ത ശേഷം ഇവിടെ മടങ്ങിവരുക.',
      'इसके लिए पिछले दस मिनट का साइन इन चाहिए, और Google ने इसकी पुष्टि नहीं की। इस ब्राउज़र में Google से साइन आउट करें, उसमें फिर साइन इन करें, फिर यहाँ लौटें।',
    ],

  'Go to the site': ['സൈറ്റിലേക്ക് പോകുക', 'साइट पर जाएँ'],
  'Back to the site': ['സൈറ്റിലേക്ക് മടങ്ങുക', 'साइट पर वापस जाएँ'],
  'You are signed in': ['നിങ്ങൾ സൈൻ ഇൻ ചെയ്തു', 'आप साइन इन हो गए हैं'],
  'You are signed in. You can close this window.': [
    'നിങ്ങൾ സൈൻ ഇൻ ചെയ്തു. ഈ വിൻഡോ അടയ്ക്കാം.',
    'आप साइन इन हो गए हैं। अब यह विंडो बंद कर सकते हैं।',
  ],
  'You can close this window.': ['ഈ വിൻഡോ അടയ്ക്കാം.', 'अब यह विंडो बंद कर सकते हैं।'],
  'Sign out of Google': ['Google-ൽനിന്ന് സൈൻ ഔട്ട് ചെയ്യുക', 'Google से साइन आउट करें'],
  'Signing in did not work': ['സൈൻ ഇൻ ചെയ്യാനായില്ല', 'साइन इन नहीं हो सका'],
  'Sign in again': ['വീണ്ടും സൈൻ ഇൻ ചെയ്യുക', 'फिर साइन इन करें'],
  'Signing in is out of order': ['സൈൻ ഇൻ പ്രവർത്തിക്കുന്നില്ല', 'साइन इन काम नहीं कर रहा है'],
  'Something is wrong on our side, and nothing was changed. Please try again in a minute.': [
    'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ട്, ഒന്നും മാറിയിട്ടില്ല. ദയവായി ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
    'हमारी ओर से कुछ गड़बड़ है, और कुछ नहीं बदला है। कृपया एक मिनट बाद फिर से कोशिश करें।',
  ],
  "If it can't wait, call {phone} or write to {email}: we book your appointment for you.": [
    'അത്യാവശ്യമാണെങ്കിൽ {phone} എന്ന നമ്പറിൽ വിളിക്കുക, അല്ലെങ്കിൽ {email} എന്ന വിലാസത്തിൽ എഴുതുക: നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് ഞങ്ങൾ ബുക്ക് ചെയ്യാം.',
    'जल्दी हो तो {phone} पर फ़ोन करें या {email} पर लिखें: आपका अपॉइंटमेंट हम बुक कर देंगे।',
  ],
  'Too many sign-ins': ['സൈൻ ഇൻ ശ്രമങ്ങൾ കൂടിപ്പോയി', 'साइन इन की बहुत ज़्यादा कोशिशें'],
  'There were too many sign-ins from your connection. Please try again in a minute, or call us.': [
    'നിങ്ങളുടെ കണക്ഷനിൽനിന്നുള്ള സൈൻ ഇൻ ശ്രമങ്ങൾ കൂടിപ്പോയി. ദയവായി ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
    'आपके कनेक्शन से साइन इन की बहुत ज़्यादा कोशिशें हुईं। कृपया एक मिनट बाद फिर से कोशिश करें, या हमें फ़ोन करें।',
  ],
  'There were too many sign-ins from your connection. Please try again in {n} minutes, or call us.':
    [
      'നിങ്ങളുടെ കണക്ഷനിൽനിന്നുള്ള സൈൻ ഇൻ ശ്രമങ്ങൾ കൂടിപ്പോയി. ദയവായി {n} മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
      'आपके कनेक्शन से साइन इन की बहुत ज़्यादा कोशिशें हुईं। कृपया {n} मिनट बाद फिर से कोशिश करें, या हमें फ़ोन करें।',
    ],
  'Too many requests. Please wait a minute and try again.': [
    'വളരെയധികം അഭ്യർത്ഥനകൾ. ദയവായി ഒരു മിനിറ്റ് കാത്തിരുന്ന് വീണ്ടും ശ്രമിക്കുക.',
    'बहुत ज़्यादा अनुरोध। कृपया एक मिनट रुककर फिर से कोशिश करें।',
  ],
  'Too many requests. Please wait {n} minutes and try again.': [
    'വളരെയധികം അഭ്യർത്ഥനകൾ. ദയവായി {n} മിനിറ്റ് കാത്തിരുന്ന് വീണ്ടും ശ്രമിക്കുക.',
    'बहुत ज़्यादा अनुरोध। कृपया {n} मिनट रुककर फिर से कोशिश करें।',
  ],
  'How to reach us': ['ഞങ്ങളെ എങ്ങനെ ബന്ധപ്പെടാം', 'हमसे कैसे संपर्क करें'],
} as const satisfies WordTable
