import type { WordTable } from './word-table.ts'

/** What pages get from the server as it is said: with their content, with an answer, or in what no script draws. */
export const givenWords = {
  // Menus, what stands there without scripts, and the pictures that other sites show of pages.
  'All {n}': ['എല്ലാം ({n})', 'सभी {n}'],
  '{slot} works without JavaScript too. Or call {phone}, write to {email}, and we will find a time.':
    [
      '{slot}: JavaScript ഇല്ലാതെയും പ്രവർത്തിക്കും. അല്ലെങ്കിൽ {phone} എന്ന നമ്പറിൽ വിളിക്കുകയോ {email} എന്ന വിലാസത്തിൽ എഴുതുകയോ ചെയ്യുക; ഞങ്ങൾ സമയം കണ്ടെത്താം.',
      '{slot}: यह JavaScript के बिना भी चलता है। या {phone} पर फ़ोन करें या {email} पर लिखें, और हम समय निकालेंगे।',
    ],
  'See all {machines} machines': ['{machines} യന്ത്രങ്ങളും കാണുക', 'सभी {machines} मशीनें देखें'],
  'See the machine': ['യന്ത്രം കാണുക', 'मशीन देखें'],
  'Machines for trucks': ['ട്രക്കുകൾക്കുള്ള യന്ത്രങ്ങൾ', 'ट्रकों के लिए मशीनें'],
  '{n} machine for trucks': ['ട്രക്കുകൾക്കായി {n} യന്ത്രം', 'ट्रकों के लिए {n} मशीन'],
  '{n} machines for trucks': ['ട്രക്കുകൾക്കായി {n} യന്ത്രങ്ങൾ', 'ट्रकों के लिए {n} मशीनें'],
  'Not sure which one? Ask the maker.': [
    'ഏത് വേണമെന്ന് ഉറപ്പില്ലേ? ഞങ്ങളോട് ചോദിക്കുക.',
    'तय नहीं कर पा रहे? हमसे पूछें।',
  ],
  'Not sure that it fits? Ask the maker.': [
    'ഇത് ചേരുമോ എന്ന് ഉറപ്പില്ലേ? ഞങ്ങളോട് ചോദിക്കുക.',
    'यह ठीक रहेगी या नहीं, तय नहीं कर पा रहे? हमसे पूछें।',
  ],
  'No machine is shown here just now. Ask the maker.': [
    'ഇപ്പോൾ ഇവിടെ യന്ത്രങ്ങളൊന്നും കാണിച്ചിട്ടില്ല. ഞങ്ങളോട് ചോദിക്കുക.',
    'अभी यहाँ कोई मशीन नहीं दिखाई गई है। हमसे पूछें।',
  ],
  'Look at it, or tell us about your work.': [
    'അത് നോക്കുക, അല്ലെങ്കിൽ നിങ്ങളുടെ ജോലിയെക്കുറിച്ച് ഞങ്ങളോട് പറയുക.',
    'उसे देखें, या हमें अपने काम के बारे में बताएँ।',
  ],
  'No question would part them. Look at the machines, or tell us about your work.': [
    'ഇവയെ വേർതിരിക്കുന്ന ചോദ്യങ്ങളില്ല. യന്ത്രങ്ങൾ നോക്കുക, അല്ലെങ്കിൽ നിങ്ങളുടെ ജോലിയെക്കുറിച്ച് ഞങ്ങളോട് പറയുക.',
    'इन्हें अलग करने वाला कोई प्रश्न नहीं है। मशीनें देखें, या हमें अपने काम के बारे में बताएँ।',
  ],
  'These {left} all fit. Go back to a question you skipped, or tell us about your work.': [
    'ഈ {left} യന്ത്രങ്ങളും യോജിക്കും. ഒഴിവാക്കിയ ഒരു ചോദ്യത്തിലേക്ക് മടങ്ങുക, അല്ലെങ്കിൽ നിങ്ങളുടെ ജോലിയെക്കുറിച്ച് ഞങ്ങളോട് പറയുക.',
    'ये सभी {left} मशीनें उपयुक्त हैं। छोड़े हुए किसी प्रश्न पर लौटें, या हमें अपने काम के बारे में बताएँ।',
  ],
  'Found in': ['കണ്ടത്', 'यहाँ मिला'],
  'Tick one more machine to compare with the {title}.': [
    '{title} യന്ത്രവുമായി താരതമ്യം ചെയ്യാൻ ഒരു യന്ത്രം കൂടി ടിക്ക് ചെയ്യുക.',
    '{title} से तुलना के लिए एक और मशीन पर टिक करें।',
  ],
  'Tick two machines to compare.': [
    'താരതമ്യം ചെയ്യാൻ രണ്ട് യന്ത്രങ്ങൾ ടിക്ക് ചെയ്യുക.',
    'तुलना के लिए दो मशीनों पर टिक करें।',
  ],
  'All ways to reach us': ['ഞങ്ങളെ ബന്ധപ്പെടാനുള്ള എല്ലാ വഴികളും', 'हमसे संपर्क के सभी तरीके'],
  '{title}, half plan to the centre line': [
    '{title}, മധ്യരേഖ വരെയുള്ള പകുതി പ്ലാൻ',
    '{title}, मध्य रेखा तक आधा प्लान',
  ],
  'A Dino knuckle crane, mounted on a truck, in yellow': [
    'ട്രക്കിൽ ഘടിപ്പിച്ച ഒരു Dino നക്കിൾ ക്രെയിൻ, മഞ്ഞ നിറത്തിൽ',
    'ट्रक पर लगी एक Dino नक्कल बूम क्रेन, पीले रंग में',
  ],
  'Dino machines in several colours beside each other': [
    'പല നിറങ്ങളിലുള്ള Dino യന്ത്രങ്ങൾ അടുത്തടുത്ത്',
    'कई रंगों में Dino मशीनें, एक-दूसरे के बगल में',
  ],
  'Line drawing of a Dino crane with dimension letters': [
    'അളവുകളുടെ അക്ഷരങ്ങളോടെ ഒരു Dino ക്രെയിനിന്റെ രേഖാചിത്രം',
    'एक Dino क्रेन का रेखाचित्र, माप के अक्षरों के साथ',
  ],
  'A Dino knuckle crane for timber, beside a line drawing': [
    'തടിക്കുള്ള ഒരു Dino നക്കിൾ ക്രെയിൻ, ഒരു രേഖാചിത്രത്തിനരികെ',
    'लकड़ी के लिए एक Dino नक्कल बूम क्रेन, एक रेखाचित्र के बगल में',
  ],
  'Allow scripts to turn it.': [
    'തിരിച്ചു കാണാൻ സ്ക്രിപ്റ്റുകൾ അനുവദിക്കുക.',
    'घुमाकर देखने के लिए स्क्रिप्ट की अनुमति दें।',
  ],

  // What is said of the company.
  'Machines in the range today': ['ഇന്നത്തെ യന്ത്രനിരയിലെ യന്ത്രങ്ങൾ', 'आज की रेंज में मशीनें'],
  'Precision Manufacturing': ['കൃത്യതയുള്ള നിർമ്മാണം', 'सटीक निर्माण'],
  'Global Presence': ['ആഗോള സാന്നിധ്യം', 'वैश्विक उपस्थिति'],
  'Certified Quality': ['സാക്ഷ്യപ്പെടുത്തിയ ഗുണമേന്മ', 'प्रमाणित गुणवत्ता'],
  'Innovation Focus': ['നൂതനത്വത്തിന് ഊന്നൽ', 'नवाचार पर ज़ोर'],
  '{certificates}. The downloads page shows specimens; ask us for the issued ones.': [
    '{certificates}. ഡൗൺലോഡ് പേജിൽ മാതൃകകൾ കാണാം; ഇഷ്യൂ ചെയ്തവ ഞങ്ങളോട് ചോദിക്കുക.',
    '{certificates}। डाउनलोड पेज पर नमूने हैं; जारी किए गए प्रमाणपत्र हमसे माँगें।',
  ],
  '{certificates}. The downloads page shows them, and specimens of those that are still to come; ask us for the issued ones.':
    [
      '{certificates}. ഡൗൺലോഡ് പേജിൽ അവയും, ഇനി വരാനുള്ളവയുടെ മാതൃകകളും കാണാം; ഇഷ്യൂ ചെയ്തവ ഞങ്ങളോട് ചോദിക്കുക.',
      '{certificates}। डाउनलोड पेज पर ये और जो अभी आने हैं उनके नमूने हैं; जारी किए गए प्रमाणपत्र हमसे माँगें।',
    ],
  '{certificates}, to read on the downloads page.': [
    '{certificates}; ഡൗൺലോഡ് പേജിൽ വായിക്കാം.',
    '{certificates}; डाउनलोड पेज पर पढ़ें।',
  ],
  'First hydraulic knuckle cranes': [
    'ആദ്യത്തെ ഹൈഡ്രോളിക് നക്കിൾ ക്രെയിനുകൾ',
    'पहली हाइड्रोलिक नक्कल बूम क्रेन',
  ],
  'The Power / to Lift. / The Precision / to Perform': [
    'ഉയർത്താൻ / കരുത്ത്. / മികവിന് കൃത്യത',
    'उठाने का दम। / काम में सटीकता',
  ],
  Efficiency: ['കാര്യക്ഷമത', 'कार्यकुशलता'],
  Reliability: ['വിശ്വാസ്യത', 'विश्वसनीयता'],
  Innovation: ['നൂതനത്വം', 'नवाचार'],
  'Over 48 years': ['48 വർഷത്തിലേറെ', '48 साल से ज़्यादा'],
  'Years of experience, and more, in the parent company': [
    'വർഷത്തിലേറെ പരിചയം, മാതൃകമ്പനിക്ക്',
    'साल से ज़्यादा का अनुभव, मूल कंपनी का',
  ],
  'closed {day}': ['{day}: അവധി', '{day}: बंद'],

  // Machines, and pictures and drawings of them.
  'A Dino crane; the headline hangs from its hook': [
    'ഒരു Dino ക്രെയിൻ; തലക്കെട്ട് അതിന്റെ ഹുക്കിൽ തൂങ്ങിക്കിടക്കുന്നു',
    'एक Dino क्रेन; शीर्षक उसके हुक से लटका है',
  ],
  'A Dino crane in {paint}; the headline hangs from its hook': [
    '{paint} നിറത്തിലുള്ള ഒരു Dino ക്രെയിൻ; തലക്കെട്ട് അതിന്റെ ഹുക്കിൽ തൂങ്ങിക്കിടക്കുന്നു',
    'एक Dino क्रेन, रंग: {paint}; शीर्षक उसके हुक से लटका है',
  ],
  '{machine} in {paint}': ['{paint} നിറത്തിൽ {machine}', '{machine}, रंग: {paint}'],
  'Turn it': ['തിരിക്കുക', 'घुमाकर देखें'],
  'At work': ['ജോലിയിൽ', 'काम पर'],
  'Line drawing of the Dino {title}, seen from the front': [
    'Dino {title}: മുന്നിൽനിന്നുള്ള രേഖാചിത്രം',
    'Dino {title} का रेखाचित्र, सामने से',
  ],
  'Line drawing of the Dino {title}, seen from above': [
    'Dino {title}: മുകളിൽനിന്നുള്ള രേഖാചിത്രം',
    'Dino {title} का रेखाचित्र, ऊपर से',
  ],
  'Overall length': ['ആകെ നീളം', 'कुल लंबाई'],
  Wheelbase: ['വീൽബേസ്', 'व्हीलबेस'],
  'Reach from the column': ['കോളത്തിൽനിന്ന് എത്തുന്ന ദൂരം', 'कॉलम से पहुँच'],
  'Height of the hook': ['ഹുക്കിന്റെ ഉയരം', 'हुक की ऊँचाई'],
  'Height over the cab': ['കാബിൻ ഉൾപ്പെടെയുള്ള ഉയരം', 'केबिन सहित ऊँचाई'],
  'Width without mirrors': ['കണ്ണാടികൾ ഒഴിവാക്കിയുള്ള വീതി', 'शीशों के बिना चौड़ाई'],
  '{n} mm': ['{n} മി.മീ.', '{n} मिमी'],
  'All of it is drawn from our own models.': [
    'എല്ലാം ഞങ്ങളുടെ സ്വന്തം മോഡലുകളിൽനിന്ന് വരച്ചതാണ്.',
    'सब कुछ हमारे अपने मॉडलों से बनाया गया है।',
  ],
  'Film: {title}': ['ഫിലിം: {title}', 'फ़िल्म: {title}'],
  'The DINO machines that you put on your list, on one page: to compare, to send to a colleague, to ask us about.':
    [
      'നിങ്ങൾ ചുരുക്കപ്പട്ടികയിൽ ചേർത്ത DINO യന്ത്രങ്ങൾ ഒരു പേജിൽ: താരതമ്യം ചെയ്യാനും സഹപ്രവർത്തകർക്ക് അയയ്ക്കാനും ഞങ്ങളോട് ചോദിക്കാനും.',
      'आपकी सूची की DINO मशीनें एक पेज पर: तुलना करने, सहकर्मी को भेजने और हमसे पूछने के लिए।',
    ],
  'A machine of this list is not in the range, or not any more.': [
    'ഈ പട്ടികയിലെ ഒരു യന്ത്രം ഞങ്ങളുടെ യന്ത്രനിരയിലില്ല, അല്ലെങ്കിൽ ഇപ്പോഴില്ല.',
    'इस सूची की एक मशीन हमारी रेंज में नहीं है, या अब नहीं है।',
  ],

  // Stories, and what is kept of whom.
  '{name}: news, events and stories': [
    '{name}: വാർത്തകൾ, പരിപാടികൾ, കഥകൾ',
    '{name}: समाचार, आयोजन और कहानियाँ',
  ],
  Article: ['ലേഖനം', 'लेख'],
  'Watch the film': ['ഫിലിം കാണുക', 'फ़िल्म देखें'],
  'Open the picture': ['ചിത്രം തുറക്കുക', 'तस्वीर खोलें'],
  '{months} months after the last contact': [
    'അവസാനം ബന്ധപ്പെട്ടതിനുശേഷം {months} മാസം വരെ',
    'आखिरी संपर्क के {months} महीने बाद तक',
  ],
  'What you write in the form: {inForms}.': [
    'ഫോമിൽ നിങ്ങൾ എഴുതുന്നത്: {inForms}.',
    'फ़ॉर्म में आप जो लिखते हैं: {inForms}।',
  ],
  '{required}, and {optional} if you give them': [
    '{required}; നൽകിയാൽ {optional} എന്നിവയും',
    '{required}, और अगर आप दें तो {optional}',
  ],
  '{names} and {last}': ['{names}, {last}', '{names} और {last}'],

  // Answers to what a form has sent.
  'My work: {words}': ['എന്റെ ജോലി: {words}', 'मेरा काम: {words}'],
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
  'Thank you. We have your message and will answer it.': [
    'നന്ദി. നിങ്ങളുടെ സന്ദേശം ഞങ്ങൾക്ക് കിട്ടി; ഞങ്ങൾ മറുപടി നൽകും.',
    'धन्यवाद। आपका संदेश हमें मिल गया है और हम उत्तर देंगे।',
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
} as const satisfies WordTable
