import type { WordTable } from './word-table.ts'

export const enquiriesWords = {
  // The forms.
  'Full Name': ['മുഴുവൻ പേര്', 'पूरा नाम'],
  'Email Address': ['ഇമെയിൽ വിലാസം', 'ईमेल पता'],
  'E-mail': ['ഇമെയിൽ', 'ईमेल'],
  'Phone Number': ['ഫോൺ നമ്പർ', 'फ़ोन नंबर'],
  'Company Name': ['കമ്പനിയുടെ പേര്', 'कंपनी का नाम'],
  'Product Interest': ['താൽപ്പര്യമുള്ള ഉൽപ്പന്നം', 'किस उत्पाद में रुचि है'],
  Interest: ['താൽപ്പര്യം', 'रुचि'],
  'Hydraulic Cylinders': ['ഹൈഡ്രോളിക് സിലിണ്ടറുകൾ', 'हाइड्रोलिक सिलेंडर'],
  'Hydraulic Cranes': ['ഹൈഡ്രോളിക് ക്രെയിനുകൾ', 'हाइड्रोलिक क्रेन'],
  'Industrial Equipment': ['വ്യാവസായിക ഉപകരണങ്ങൾ', 'औद्योगिक उपकरण'],
  Product: ['ഉൽപ്പന്നം', 'उत्पाद'],
  Colour: ['നിറം', 'रंग'],
  Message: ['സന്ദേശം', 'संदेश'],
  'Quote request': ['ക്വട്ടേഷൻ അഭ്യർത്ഥന', 'कोटेशन का अनुरोध'],
  'Demo request': ['ഡെമോ അഭ്യർത്ഥന', 'डेमो का अनुरोध'],
  'Not decided yet': ['തീരുമാനിച്ചിട്ടില്ല', 'अभी तय नहीं'],
  'Request a brochure': ['ബ്രോഷർ ചോദിക്കുക', 'ब्रोशर माँगें'],
  'Please send me a quote for the {name}.': [
    'ദയവായി {name} യന്ത്രത്തിന്റെ ക്വട്ടേഷൻ അയച്ചുതരുക.',
    'कृपया मुझे {name} का कोटेशन भेजें।',
  ],
  'Please send me the brochure of the {name}.': [
    'ദയവായി {name} യന്ത്രത്തിന്റെ ബ്രോഷർ അയച്ചുതരുക.',
    'कृपया मुझे {name} का ब्रोशर भेजें।',
  ],
  'I am interested in: {machines}.': ['എനിക്ക് താൽപ്പര്യമുള്ളത്: {machines}.', 'मेरी रुचि: {machines}।'],
  'My work: {words}': ['എന്റെ ജോലി: {words}', 'मेरा काम: {words}'],
  'Leave this empty': ['ഇത് ഒഴിച്ചിടുക', 'इसे खाली छोड़ें'],
  'Sending…': ['അയയ്ക്കുന്നു…', 'भेजा जा रहा है…'],
  'Send Message': ['സന്ദേശം അയയ്ക്കുക', 'संदेश भेजें'],
  'Required fields. We respect your privacy and will never share your information.': [
    'നിർബന്ധമായും പൂരിപ്പിക്കേണ്ടവ. നിങ്ങളുടെ സ്വകാര്യത ഞങ്ങൾ മാനിക്കുന്നു; നിങ്ങളുടെ വിവരങ്ങൾ ഒരിക്കലും ആർക്കും കൈമാറില്ല.',
    'ज़रूरी जानकारी। हम आपकी गोपनीयता का सम्मान करते हैं और आपकी जानकारी कभी किसी को नहीं देंगे।',
  ],
  'By sending you agree that DINO keeps these details to answer you, and for nothing else.': [
    'അയയ്ക്കുന്നതിലൂടെ, നിങ്ങൾക്ക് മറുപടി നൽകാൻ മാത്രം DINO ഈ വിവരങ്ങൾ സൂക്ഷിക്കുന്നതിന് നിങ്ങൾ സമ്മതിക്കുന്നു; മറ്റൊന്നിനും ഉപയോഗിക്കില്ല.',
    'भेजने पर आप सहमत होते हैं कि DINO यह जानकारी केवल आपको उत्तर देने के लिए रखे, और किसी काम के लिए नहीं।',
  ],
  'Tell us the truck, the heaviest load, and how far from the column it must go. Price: Contact for Quote. Minimum order: 1 Unit.':
    [
      'ട്രക്ക് ഏതെന്നും, ഏറ്റവും ഭാരമുള്ള ലോഡ് എത്രയെന്നും, അത് കോളത്തിൽനിന്ന് എത്ര ദൂരം എത്തണമെന്നും പറയുക. വില: ക്വട്ടേഷനായി ബന്ധപ്പെടുക. കുറഞ്ഞ ഓർഡർ: 1 യൂണിറ്റ്.',
      'हमें बताएँ: ट्रक कौन-सा है, सबसे भारी लोड कितना है, और उसे कॉलम से कितनी दूर ले जाना है। कीमत: कोटेशन के लिए संपर्क करें। न्यूनतम ऑर्डर: 1 यूनिट।',
    ],

  // What goes along.
  'Exactly this': ['കൃത്യമായി ഇത്', 'ठीक यही'],
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
  'The Dino {title} as you put it together in 3D goes along': [
    'നിങ്ങൾ 3D-യിൽ ഒരുക്കിയ Dino {title} ഒപ്പം അയയ്ക്കുക',
    '3D में आपकी तैयार की हुई मशीन, Dino {title}, साथ जाए',
  ],
  'See it in 3D': ['3D-യിൽ കാണുക', '3D में देखें'],

  // Beside the forms.
  'Reach us directly': ['ഞങ്ങളെ നേരിട്ട് ബന്ധപ്പെടുക', 'हमसे सीधे संपर्क करें'],
  'Write to us': ['ഞങ്ങൾക്ക് എഴുതുക', 'हमें लिखें'],
  'the {about}': ['{about}', '{about}'],
  // An address may stand at its end, which no mark is to touch.
  'Hello, I am interested in {about}.': [
    'നമസ്കാരം, എനിക്ക് താൽപ്പര്യമുള്ളത്: {about}',
    'नमस्ते, मुझे इस बारे में जानकारी चाहिए: {about}',
  ],

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
  'This request could not be read. Please send the form again.': [
    'ഈ അഭ്യർത്ഥന വായിക്കാനായില്ല. ദയവായി ഫോം വീണ്ടും അയയ്ക്കുക.',
    'यह अनुरोध पढ़ा नहीं जा सका। कृपया फ़ॉर्म फिर से भेजें।',
  ],
  'That was quicker than most people type. Please check your message and send it again.': [
    'സാധാരണ ആളുകൾ ടൈപ്പ് ചെയ്യുന്നതിലും വേഗത്തിലായിരുന്നു അത്. ദയവായി സന്ദേശം പരിശോധിച്ച് വീണ്ടും അയയ്ക്കുക.',
    'यह आम टाइपिंग से भी तेज़ था। कृपया अपना संदेश जाँचें और फिर से भेजें।',
  ],
  'Something went wrong on our side, and your message was not sent. Please send it again in a moment.':
    [
      'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി; നിങ്ങളുടെ സന്ദേശം അയച്ചിട്ടില്ല. ദയവായി അൽപ്പസമയത്തിനുശേഷം വീണ്ടും അയയ്ക്കുക.',
      'हमारी ओर से कुछ गड़बड़ हुई और आपका संदेश नहीं भेजा गया। कृपया थोड़ी देर में फिर से भेजें।',
    ],

  // Once it was sent.
  'Message sent': ['സന്ദേശം അയച്ചു', 'संदेश भेज दिया गया'],
  'Thank you. We have your message and will answer it.': [
    'നന്ദി. നിങ്ങളുടെ സന്ദേശം ഞങ്ങൾക്ക് കിട്ടി; ഞങ്ങൾ മറുപടി നൽകും.',
    'धन्यवाद। आपका संदेश हमें मिल गया है और हम उत्तर देंगे।',
  ],
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
  'The copy is on its way.': ['പകർപ്പ് അയച്ചിട്ടുണ്ട്.', 'प्रति भेज दी गई है।'],
  'A copy can be had for an hour after sending. Call us and name the reference, and we will send you one.':
    [
      'അയച്ച് ഒരു മണിക്കൂർ വരെയേ പകർപ്പ് കിട്ടൂ. ഞങ്ങളെ വിളിച്ച് റഫറൻസ് പറയുക; ഞങ്ങൾ ഒന്ന് അയച്ചുതരാം.',
      'प्रति भेजने के एक घंटे बाद तक ही मिल सकती है। हमें फ़ोन करके संदर्भ संख्या बताएँ, हम आपको एक भेज देंगे।',
    ],
  'This address has had several copies within the hour. Please try again later.': [
    'ഈ വിലാസത്തിലേക്ക് ഒരു മണിക്കൂറിനുള്ളിൽ പല പകർപ്പുകൾ അയച്ചിട്ടുണ്ട്. ദയവായി പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
    'इस पते पर एक घंटे में कई प्रतियाँ भेजी जा चुकी हैं। कृपया बाद में फिर से कोशिश करें।',
  ],

  // Pages that have nothing to show but a message.
  'Return to Home': ['ഹോമിലേക്ക് മടങ്ങുക', 'होम पर लौटें'],
  'Oops! Page not found': ['ക്ഷമിക്കണം! പേജ് കണ്ടെത്തിയില്ല', 'ओह! पेज नहीं मिला'],
  'There is nothing at this address. It may have been moved, or mistyped.': [
    'ഈ വിലാസത്തിൽ ഒന്നുമില്ല. പേജ് മാറ്റിയതോ വിലാസം തെറ്റായി ടൈപ്പ് ചെയ്തതോ ആകാം.',
    'इस पते पर कुछ नहीं है। शायद पेज कहीं और ले जाया गया है, या पता ग़लत लिखा गया है।',
  ],
  'The page did not arrive': ['പേജ് എത്തിയില്ല', 'पेज नहीं पहुँचा'],
  'Something broke on our side': ['ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി', 'हमारी ओर से कुछ गड़बड़ हुई'],
  'Check your connection and try again.': [
    'കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.',
    'कनेक्शन जाँचें और फिर से कोशिश करें।',
  ],
  'The page could not be shown. Try again; if it stays like this, call {phone}.': [
    'പേജ് കാണിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക; ഇതുതന്നെ തുടർന്നാൽ {phone} എന്ന നമ്പറിൽ വിളിക്കുക.',
    'पेज नहीं दिखाया जा सका। फिर से कोशिश करें; ऐसा ही रहे तो {phone} पर फ़ोन करें।',
  ],
  'The page could not be shown. Try again.': [
    'പേജ് കാണിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.',
    'पेज नहीं दिखाया जा सका। फिर से कोशिश करें।',
  ],
  'Call {phone}': ['വിളിക്കുക: {phone}', 'फ़ोन करें: {phone}'],
} as const satisfies WordTable
