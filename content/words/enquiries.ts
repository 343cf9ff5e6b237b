import type { WordTable } from './word-table.ts'

export const enquiriesWords = {
  // The forms.
  'Full Name': ['മുഴുവൻ പേര്', 'पूरा नाम'],
  'Email Address': ['ഇമെയിൽ വിലാസം', 'ईमेल पता'],
  'E-mail': ['ഇമെയിൽ', 'ईमेल'],
  Open: ['പ്രവർത്തന സമയം', 'कार्य समय'],
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
  'Contact Sales': ['സെയിൽസുമായി ബന്ധപ്പെടുക', 'सेल्स से संपर्क करें'],
  'Request a brochure': ['ബ്രോഷർ ചോദിക്കുക', 'ब्रोशर माँगें'],
  'Please send me a quote for the {name}.': [
    'ദയവായി {name} യന്ത്രത്തിന്റെ ക്വട്ടേഷൻ അയച്ചുതരുക.',
    'कृपया मुझे {name} का कोटेशन भेजें।',
  ],
  'Please send me the brochure of the {name}.': [
    'ദയവായി {name} യന്ത്രത്തിന്റെ ബ്രോഷർ അയച്ചുതരുക.',
    'कृपया मुझे {name} का ब्रोशर भेजें।',
  ],
  'Leave this empty': ['ഇത് ഒഴിച്ചിടുക', 'इसे खाली छोड़ें'],
  'Sending…': ['അയയ്ക്കുന്നു…', 'भेजा जा रहा है…'],
  'Not sent: there is no connection just now.': [
    'അയച്ചില്ല: ഇപ്പോൾ കണക്ഷൻ ഇല്ല.',
    'नहीं भेजा गया: अभी कनेक्शन नहीं है।',
  ],
  'Send Message': ['സന്ദേശം അയയ്ക്കുക', 'संदेश भेजें'],
  'Required fields. We respect your privacy and will never share your information.': [
    'നിർബന്ധമായും പൂരിപ്പിക്കേണ്ടവ. നിങ്ങളുടെ സ്വകാര്യത ഞങ്ങൾ മാനിക്കുന്നു; നിങ്ങളുടെ വിവരങ്ങൾ ഒരിക്കലും ആർക്കും കൈമാറില്ല.',
    'ज़रूरी जानकारी। हम आपकी गोपनीयता का सम्मान करते हैं और आपकी जानकारी कभी किसी को नहीं देंगे।',
  ],
  'By sending you agree that DINO keeps these details to answer you, and for nothing else.': [
    'അയയ്ക്കുന്നതിലൂടെ, നിങ്ങൾക്ക് മറുപടി നൽകാൻ മാത്രം DINO ഈ വിവരങ്ങൾ സൂക്ഷിക്കുന്നതിന് നിങ്ങൾ സമ്മതിക്കുന്നു; മറ്റൊന്നിനും ഉപയോഗിക്കില്ല.',
    'भेजने पर आप सहमत होते हैं कि DINO यह जानकारी केवल आपको उत्तर देने के लिए रखे, और किसी काम के लिए नहीं।',
  ],

  // What goes along.
  'Exactly this': ['കൃത്യമായി ഇത്', 'ठीक यही'],
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

  'Message sent': ['സന്ദേശം അയച്ചു', 'संदेश भेज दिया गया'],

  // Pages that have nothing to show but a message.
  'Return to Home': ['ഹോമിലേക്ക് മടങ്ങുക', 'होम पर लौटें'],
  'Oops! Page not found': ['ക്ഷമിക്കണം! പേജ് കണ്ടെത്തിയില്ല', 'ओह! पेज नहीं मिला'],
  'There is nothing at this address. It may have been moved, or mistyped.': [
    'ഈ വിലാസത്തിൽ ഒന്നുമില്ല. പേജ് മാറ്റിയതോ വിലാസം തെറ്റായി ടൈപ്പ് ചെയ്തതോ ആകാം.',
    'इस पते पर कुछ नहीं है। शायद पेज कहीं और ले जाया गया है, या पता गलत लिखा गया है।',
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
