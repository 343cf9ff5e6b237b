import type { WordTable } from './word-table.ts'

/** A form that somebody fills in or has sent, and the dialog that it is in. */
export const sendingWords = {
  // What goes along.
  'I am interested in: {machines}.': ['എനിക്ക് താൽപ്പര്യമുള്ളത്: {machines}.', 'मेरी रुचि: {machines}।'],
  'Tell us the truck, the heaviest load, and how far from the column it must go.': [
    'ട്രക്ക് ഏതെന്നും, ഏറ്റവും ഭാരമുള്ള ലോഡ് എത്രയെന്നും, അത് കോളത്തിൽനിന്ന് എത്ര ദൂരം എത്തണമെന്നും പറയുക.',
    'हमें बताएँ: ट्रक कौन-सा है, सबसे भारी लोड कितना है, और उसे कॉलम से कितनी दूर ले जाना है।',
  ],
  'Dino {title} as it stands in 3D': [
    '3D-യിൽ കാണുന്ന Dino {title}',
    '3D में दिख रही मशीन: Dino {title}',
  ],
  'Your request goes without what you put together.': [
    'നിങ്ങൾ ഒരുക്കിയത് ഇല്ലാതെ അഭ്യർത്ഥന അയയ്ക്കും.',
    'आपका अनुरोध आपके बनाए रूप के बिना जाएगा।',
  ],
  'It goes along as you see it: an illustration. What you wish is to be agreed.': [
    'നിങ്ങൾ കാണുന്നതുപോലെ ഇത് ഒപ്പം അയയ്ക്കും: ഒരു ചിത്രീകരണം. നിങ്ങളുടെ ആവശ്യങ്ങൾ പറഞ്ഞുറപ്പിക്കണം.',
    'यह जैसा दिख रहा है वैसा ही साथ जाएगा: एक चित्रण। आपकी इच्छा आपस में तय की जाएगी।',
  ],
  'It goes along as you posed it: an illustration. What you wish is to be agreed.': [
    'നിങ്ങൾ ക്രമീകരിച്ചതുപോലെ ഇത് ഒപ്പം അയയ്ക്കും: ഒരു ചിത്രീകരണം. നിങ്ങളുടെ ആവശ്യങ്ങൾ പറഞ്ഞുറപ്പിക്കണം.',
    'यह जैसा आपने रखा है वैसा ही साथ जाएगा: एक चित्रण। आपकी इच्छा आपस में तय की जाएगी।',
  ],
  'Put it back': ['തിരികെ ചേർക്കുക', 'वापस जोड़ें'],
  'Take it out': ['ഒഴിവാക്കുക', 'हटाएँ'],
  ': the shortlist': [': ചുരുക്കപ്പട്ടിക', ': शॉर्टलिस्ट'],
  'Your message goes without your shortlist.': [
    'ചുരുക്കപ്പട്ടിക ഇല്ലാതെ സന്ദേശം അയയ്ക്കും.',
    'आपका संदेश शॉर्टलिस्ट के बिना जाएगा।',
  ],
  'Your shortlist: {machines}': ['നിങ്ങളുടെ ചുരുക്കപ്പട്ടിക: {machines}', 'आपकी शॉर्टलिस्ट: {machines}'],
  'It goes along in your message.': ['ഇത് നിങ്ങളുടെ സന്ദേശത്തോടൊപ്പം അയയ്ക്കും.', 'यह आपके संदेश के साथ जाएगी।'],

  // What is wrong.
  'Please check: {fields}.': ['ദയവായി പരിശോധിക്കുക: {fields}.', 'कृपया जाँचें: {fields}।'],
  'Enter your name.': ['നിങ്ങളുടെ പേര് നൽകുക.', 'अपना नाम लिखें।'],
  'Enter your e-mail address, so that we can answer.': [
    'മറുപടി അയയ്ക്കാൻ നിങ്ങളുടെ ഇമെയിൽ വിലാസം നൽകുക.',
    'अपना ईमेल पता लिखें, ताकि हम उत्तर दे सकें।',
  ],
  'Write a few words about what you need.': [
    'നിങ്ങൾക്ക് വേണ്ടതിനെക്കുറിച്ച് അൽപ്പം എഴുതുക.',
    'आपको क्या चाहिए, इसके बारे में कुछ शब्द लिखें।',
  ],
  'Choose one of the list, or leave it undecided.': [
    'പട്ടികയിൽനിന്ന് ഒന്ന് തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ‘തീരുമാനിച്ചിട്ടില്ല’ എന്ന് വിടുക.',
    'सूची में से एक चुनें, या ‘अभी तय नहीं’ रहने दें।',
  ],
  'Check the e-mail address: it should look like name@company.com.': [
    'ഇമെയിൽ വിലാസം പരിശോധിക്കുക: അത് name@company.com പോലെയാകണം.',
    'ईमेल पता जाँचें: वह name@company.com जैसा होना चाहिए।',
  ],
  'Check the phone number: 6 to 15 digits, such as +91 98765 43210.': [
    'ഫോൺ നമ്പർ പരിശോധിക്കുക: 6 മുതൽ 15 വരെ അക്കങ്ങൾ, ഉദാഹരണം +91 98765 43210.',
    'फ़ोन नंबर जाँचें: 6 से 15 अंक, जैसे +91 98765 43210।',
  ],
  'Choose a colour in which we paint this product, or leave it undecided.': [
    'ഈ ഉൽപ്പന്നത്തിന് ഞങ്ങൾ നൽകുന്ന ഒരു നിറം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ‘തീരുമാനിച്ചിട്ടില്ല’ എന്ന് വിടുക.',
    'वह रंग चुनें जिसमें हम यह उत्पाद रँगते हैं, या ‘अभी तय नहीं’ रहने दें।',
  ],
  'Shorten this to {maximum} characters; it has {length}.': [
    'ഇത് {maximum} അക്ഷരങ്ങളായി ചുരുക്കുക; ഇപ്പോൾ {length} ഉണ്ട്.',
    'इसे {maximum} अक्षरों तक छोटा करें; अभी {length} हैं।',
  ],
  'Your message could not be sent. Check your connection and send it again: all you wrote is still here.':
    [
      'സന്ദേശം അയയ്ക്കാനായില്ല. കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും അയയ്ക്കുക: നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്.',
      'आपका संदेश नहीं भेजा जा सका। कनेक्शन जाँचें और फिर से भेजें: आपका लिखा सब यहीं है।',
    ],

  // Once it was sent.
  Reference: ['റഫറൻസ്', 'संदर्भ संख्या'],
  'What happens next': ['ഇനി എന്ത്', 'आगे क्या होगा'],
  'Our sales desk reads your message.': [
    'ഞങ്ങളുടെ സെയിൽസ് ഡെസ്ക് നിങ്ങളുടെ സന്ദേശം വായിക്കും.',
    'हमारा सेल्स डेस्क आपका संदेश पढ़ेगा।',
  ],
  'The answer comes by e-mail to {email}, or by phone if you gave a number.': [
    'മറുപടി {email} എന്ന വിലാസത്തിൽ ഇമെയിലായോ, നമ്പർ നൽകിയിട്ടുണ്ടെങ്കിൽ ഫോണിലോ ലഭിക്കും.',
    'उत्तर {email} पर ईमेल से आएगा, या नंबर दिया हो तो फ़ोन से।',
  ],
  'The answer comes by e-mail, or by phone if you gave a number.': [
    'മറുപടി ഇമെയിലായോ, നമ്പർ നൽകിയിട്ടുണ്ടെങ്കിൽ ഫോണിലോ ലഭിക്കും.',
    'उत्तर ईमेल से आएगा, या नंबर दिया हो तो फ़ोन से।',
  ],
  'If it can’t wait, call {phone} and name the reference.': [
    'അത്യാവശ്യമാണെങ്കിൽ {phone} എന്ന നമ്പറിൽ വിളിച്ച് റഫറൻസ് പറയുക.',
    'जल्दी हो तो {phone} पर फ़ोन करें और संदर्भ संख्या बताएँ।',
  ],
  'Send another message': ['മറ്റൊരു സന്ദേശം അയയ്ക്കുക', 'एक और संदेश भेजें'],
  'Send me a copy': ['ഒരു പകർപ്പ് അയയ്ക്കുക', 'मुझे एक प्रति भेजें'],
  'It has the reference and what you asked about, not your own words: the address could be anybody’s.':
    [
      'അതിൽ റഫറൻസും നിങ്ങൾ ചോദിച്ച ഉൽപ്പന്നവുമുണ്ടാകും; നിങ്ങളുടെ വാക്കുകളുണ്ടാകില്ല: വിലാസം ആരുടേതുമാകാമല്ലോ.',
      'उसमें संदर्भ संख्या और पूछा गया उत्पाद होगा, आपके अपने शब्द नहीं: पता किसी का भी हो सकता है।',
    ],
  'The copy could not be sent just now. Please try again in a moment.': [
    'പകർപ്പ് ഇപ്പോൾ അയയ്ക്കാനായില്ല. ദയവായി അൽപ്പസമയത്തിനുശേഷം വീണ്ടും ശ്രമിക്കുക.',
    'प्रति अभी नहीं भेजी जा सकी। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
} as const satisfies WordTable
