import type { WordTable } from './word-table.ts'

/** Of the company, its certificates, its news and visits to it. */
export const ofCompanyWords = {
  'Hydraulic truck-mounted cranes and recovery vehicles, made in Kerala.': [
    'ട്രക്കിൽ ഘടിപ്പിക്കുന്ന ഹൈഡ്രോളിക് ക്രെയിനുകളും റിക്കവറി വാഹനങ്ങളും, കേരളത്തിൽ നിർമ്മിച്ചവ.',
    'ट्रक पर लगने वाली हाइड्रोलिक क्रेन और रिकवरी वाहन, केरल में निर्मित।',
  ],
  Kottayam: ['കോട്ടയം', 'कोट्टयम'],
  'Kerala, India': ['കേരളം, ഇന്ത്യ', 'केरल, भारत'],

  'Every machine is mounted on a truck and fitted to its work: features and colours are customised, so that you carry what the job needs, and nothing that it does not.':
    [
      'ഓരോ യന്ത്രവും ട്രക്കിൽ ഘടിപ്പിച്ച് അതിന്റെ ജോലിക്ക് ഇണക്കുന്നു: സൗകര്യങ്ങളും നിറങ്ങളും ആവശ്യാനുസരണം ഒരുക്കുന്നു. അങ്ങനെ ജോലിക്ക് വേണ്ടത് നിങ്ങൾക്കുണ്ടാകും, വേണ്ടാത്തതൊന്നും ചുമക്കേണ്ടിവരില്ല.',
      'हर मशीन ट्रक पर लगाई जाती है और उसके काम के अनुसार तैयार होती है: सुविधाएँ और रंग ज़रूरत के हिसाब से तय किए जाते हैं, ताकि आपके पास वही हो जो काम के लिए चाहिए, और फ़ालतू कुछ नहीं।',
    ],
  'What DINO has set itself: product quality, and service support behind it. The workshop is at Kodimatha in Kottayam, and visits are welcome by appointment.':
    [
      'DINO സ്വയം നിശ്ചയിച്ച ലക്ഷ്യം: ഉൽപ്പന്നത്തിന്റെ ഗുണമേന്മയും അതിന് പിന്നിൽ സർവീസ് പിന്തുണയും. വർക്ക്‌ഷോപ്പ് കോട്ടയത്തെ കോടിമതയിലാണ്; അപ്പോയിന്റ്മെന്റ് എടുത്ത് സന്ദർശിക്കാൻ സ്വാഗതം.',
      'DINO ने अपने लिए यह तय किया है: उत्पाद की गुणवत्ता और उसके पीछे सर्विस सपोर्ट। वर्कशॉप कोट्टयम के कोडिमता में है; अपॉइंटमेंट लेकर आने पर आपका स्वागत है।',
    ],
  'DINO presents itself as the first Indian maker of its own hydraulic truck-mounted cranes. Today the range holds machines for lifting and for recovery.':
    [
      'ട്രക്കിൽ ഘടിപ്പിക്കുന്ന സ്വന്തം ഹൈഡ്രോളിക് ക്രെയിനുകൾ നിർമ്മിക്കുന്ന ആദ്യ ഇന്ത്യൻ നിർമ്മാതാവ് എന്നാണ് DINO സ്വയം പരിചയപ്പെടുത്തുന്നത്. ഇന്ന് ലിഫ്റ്റിങ്ങിനും റിക്കവറിക്കുമുള്ള യന്ത്രങ്ങൾ ഈ നിരയിലുണ്ട്.',
      'DINO अपना परिचय ट्रक पर लगने वाली अपनी हाइड्रोलिक क्रेन बनाने वाले पहले भारतीय निर्माता के रूप में देता है। आज इस रेंज में लिफ़्टिंग और रिकवरी, दोनों के लिए मशीनें हैं।',
    ],

  'DINO was established in 2002 in Kerala, with a parent company that has over 48 years of experience behind it.':
    [
      '2002-\u2060ൽ കേരളത്തിലാണ് DINO സ്ഥാപിതമായത്; 48 വർഷത്തിലേറെ പരിചയമുള്ള ഒരു മാതൃകമ്പനി ഇതിനു പിന്നിലുണ്ട്.',
      'DINO की स्थापना 2002 में केरल में हुई। इसके पीछे एक मूल कंपनी है, जिसका अनुभव 48 वर्षों से अधिक का है।',
    ],
  'In 2009 it began to make hydraulic knuckle cranes. It presents itself as the first Indian maker of its own hydraulic truck-mounted cranes.':
    [
      '2009-\u2060ൽ ഹൈഡ്രോളിക് നക്കിൾ ക്രെയിനുകൾ നിർമ്മിക്കാൻ തുടങ്ങി. ട്രക്കിൽ ഘടിപ്പിക്കുന്ന സ്വന്തം ഹൈഡ്രോളിക് ക്രെയിനുകൾ നിർമ്മിക്കുന്ന ആദ്യ ഇന്ത്യൻ നിർമ്മാതാവ് എന്നാണ് കമ്പനി സ്വയം പരിചയപ്പെടുത്തുന്നത്.',
      '2009 में इसने हाइड्रोलिक नक्कल बूम क्रेन बनाना शुरू किया। यह अपना परिचय ट्रक पर लगने वाली अपनी हाइड्रोलिक क्रेन बनाने वाले पहले भारतीय निर्माता के रूप में देता है।',
    ],
  'Today the range holds knuckle cranes, a stiff boom crane and recovery vehicles. All are truck mounted and made in India; the workshop is at Kodimatha, in Kottayam.':
    [
      'ഇന്ന് ഈ നിരയിൽ നക്കിൾ ക്രെയിനുകളും ഒരു സ്റ്റിഫ് ബൂം ക്രെയിനും റിക്കവറി വാഹനങ്ങളുമുണ്ട്. എല്ലാം ട്രക്കിൽ ഘടിപ്പിച്ചതും ഇന്ത്യയിൽ നിർമ്മിച്ചതുമാണ്; വർക്ക്‌ഷോപ്പ് കോട്ടയത്തെ കോടിമതയിലാണ്.',
      'आज इस रेंज में नक्कल बूम क्रेन, एक स्टिफ़ बूम क्रेन और रिकवरी वाहन हैं। सभी मशीनें ट्रक पर लगी और भारत में निर्मित हैं; वर्कशॉप कोट्टयम के कोडिमता में है।',
    ],
  'Every machine is mounted on its truck and made in India, with features and colours fitted to the work it will do.':
    [
      'ഓരോ യന്ത്രവും ഇന്ത്യയിൽ നിർമ്മിച്ച് അതിന്റെ ട്രക്കിൽ ഘടിപ്പിക്കുന്നു; സൗകര്യങ്ങളും നിറങ്ങളും അത് ചെയ്യാൻ പോകുന്ന ജോലിക്ക് ഇണങ്ങുംവിധം ഒരുക്കുന്നു.',
      'हर मशीन भारत में बनती है और अपने ट्रक पर लगाई जाती है; सुविधाएँ और रंग उस काम के अनुसार होते हैं जो वह करेगी।',
    ],
  'One step after the other: the stated aim is a nationwide presence within three years. Buyers from elsewhere are welcome to ask.':
    [
      'ഓരോ ചുവടായി മുന്നോട്ട്: മൂന്ന് വർഷത്തിനുള്ളിൽ രാജ്യമെമ്പാടും സാന്നിധ്യം എന്നതാണ് പ്രഖ്യാപിത ലക്ഷ്യം. മറ്റിടങ്ങളിൽനിന്നുള്ളവർക്കും അന്വേഷിക്കാൻ സ്വാഗതം.',
      'कदम-दर-कदम: घोषित लक्ष्य है तीन साल के भीतर पूरे देश में मौजूदगी। दूसरी जगहों के खरीदार भी बेझिझक पूछें।',
    ],
  'From knuckle booms to beds that slide, tilt and come down to the ground: a machine for each job.':
    [
      'നക്കിൾ ബൂമുകൾ മുതൽ സ്ലൈഡ് ചെയ്യുകയും ചരിയുകയും നിലത്തിറങ്ങുകയും ചെയ്യുന്ന ബെഡുകൾ വരെ: ഓരോ ജോലിക്കും ഒരു യന്ത്രം.',
      'नक्कल बूम से लेकर खिसकने, झुकने और ज़मीन तक उतरने वाले बेड तक: हर काम के लिए एक मशीन।',
    ],
  'Product quality and the service to support it, with features and colours customised.': [
    'ഉൽപ്പന്നത്തിന്റെ ഗുണമേന്മയും അതിനെ താങ്ങുന്ന സർവീസും; സൗകര്യങ്ങളും നിറങ്ങളും ആവശ്യാനുസരണം.',
    'उत्पाद की गुणवत्ता और उसे सहारा देने वाली सर्विस, सुविधाएँ और रंग ज़रूरत के अनुसार।',
  ],
  'A major share of the Indian market within five years, and a nationwide presence within three.': [
    'അഞ്ച് വർഷത്തിനുള്ളിൽ ഇന്ത്യൻ വിപണിയിൽ വലിയൊരു പങ്ക്; മൂന്ന് വർഷത്തിനുള്ളിൽ രാജ്യമെമ്പാടും സാന്നിധ്യം.',
    'पाँच साल के भीतर भारतीय बाज़ार में बड़ी हिस्सेदारी और तीन साल के भीतर पूरे देश में मौजूदगी।',
  ],

  'ISO Certification': ['ISO സർട്ടിഫിക്കേഷൻ', 'ISO प्रमाणन'],
  "An ISO certificate states that an independent body has examined a company's management system against an ISO standard.":
    [
      'ഒരു കമ്പനിയുടെ മാനേജ്മെന്റ് സംവിധാനം ISO മാനദണ്ഡം അനുസരിച്ച് ഒരു സ്വതന്ത്ര സ്ഥാപനം പരിശോധിച്ചെന്ന് ISO സർട്ടിഫിക്കറ്റ് രേഖപ്പെടുത്തുന്നു.',
      'ISO प्रमाणपत्र बताता है कि किसी स्वतंत्र संस्था ने कंपनी की प्रबंधन प्रणाली को ISO मानक के अनुसार जाँचा है।',
    ],
  'Strenx Certification': ['Strenx സർട്ടിഫിക്കേഷൻ', 'Strenx प्रमाणन'],
  'Strenx is a high-strength structural steel. A Strenx certificate states what is built with it.':
    [
      'Strenx ഉയർന്ന ബലമുള്ള ഒരു സ്ട്രക്ചറൽ സ്റ്റീലാണ്. അതുകൊണ്ട് എന്താണ് നിർമ്മിക്കുന്നതെന്ന് Strenx സർട്ടിഫിക്കറ്റ് രേഖപ്പെടുത്തുന്നു.',
      'Strenx उच्च मज़बूती वाला स्ट्रक्चरल स्टील है। Strenx प्रमाणपत्र बताता है कि उससे क्या बनाया जाता है।',
    ],
  'Certificate of Compliance': ['അനുരൂപതാ സർട്ടിഫിക്കറ്റ്', 'अनुपालन प्रमाणपत्र'],
  'A certificate of compliance states which rules a product meets, and who examined it.': [
    'ഒരു ഉൽപ്പന്നം ഏതെല്ലാം ചട്ടങ്ങൾ പാലിക്കുന്നെന്നും അത് ആര് പരിശോധിച്ചെന്നും അനുരൂപതാ സർട്ടിഫിക്കറ്റ് രേഖപ്പെടുത്തുന്നു.',
    'अनुपालन प्रमाणपत्र बताता है कि उत्पाद किन नियमों पर खरा उतरता है और उसकी जाँच किसने की।',
  ],

  'A knuckle crane of our own': ['ഞങ്ങളുടെ സ്വന്തം നക്കിൾ ക്രെയിൻ', 'हमारी अपनी नक्कल बूम क्रेन'],
  'DINO was established in Kerala in 2002. Seven years later it began to make hydraulic knuckle cranes, and it presents itself as the first Indian maker of its own hydraulic truck-mounted cranes.':
    [
      '2002-\u2060ൽ കേരളത്തിലാണ് DINO സ്ഥാപിതമായത്. ഏഴ് വർഷത്തിനുശേഷം ഹൈഡ്രോളിക് നക്കിൾ ക്രെയിനുകൾ നിർമ്മിക്കാൻ തുടങ്ങി. ട്രക്കിൽ ഘടിപ്പിക്കുന്ന സ്വന്തം ഹൈഡ്രോളിക് ക്രെയിനുകൾ നിർമ്മിക്കുന്ന ആദ്യ ഇന്ത്യൻ നിർമ്മാതാവ് എന്നാണ് കമ്പനി സ്വയം പരിചയപ്പെടുത്തുന്നത്.',
      'DINO की स्थापना 2002 में केरल में हुई। सात साल बाद इसने हाइड्रोलिक नक्कल बूम क्रेन बनाना शुरू किया। यह अपना परिचय ट्रक पर लगने वाली अपनी हाइड्रोलिक क्रेन बनाने वाले पहले भारतीय निर्माता के रूप में देता है।',
    ],
  'Three trucks with knuckle cranes, lined up in a yard': [
    'ഒരു യാർഡിൽ നിരത്തിയിട്ട, നക്കിൾ ക്രെയിനുകളുള്ള മൂന്ന് ട്രക്കുകൾ',
    'यार्ड में कतार से खड़े नक्कल बूम क्रेन वाले तीन ट्रक',
  ],
  'Booms, beds and a grapple in motion': [
    'ചലിക്കുന്ന ബൂമുകളും ബെഡുകളും ഒരു ഗ്രാപ്പിളും',
    'चलते हुए बूम, बेड और एक ग्रैपल',
  ],
  'Wotan opens its knuckle, Ground-O lays its bed on the ground, Woodpicker carries a log, and three cranes rise side by side.':
    [
      'Wotan അതിന്റെ നക്കിൾ നിവർത്തുന്നു, Ground-O ബെഡ് നിലത്ത് വെക്കുന്നു, Woodpicker ഒരു തടി കൊണ്ടുപോകുന്നു, മൂന്ന് ക്രെയിനുകൾ അടുത്തടുത്ത് ഉയരുന്നു.',
      'Wotan अपना नक्कल जोड़ खोलती है, Ground-O अपना बेड ज़मीन पर रखता है, Woodpicker एक लट्ठा ले जाती है और तीन क्रेन साथ-साथ उठती हैं।',
    ],
  'Wotan, Ground-O and Woodpicker at work, then Cuty, Swifty and Wotan side by side': [
    'ജോലി ചെയ്യുന്ന Wotan, Ground-O, Woodpicker; പിന്നെ അടുത്തടുത്ത് Cuty, Swifty, Wotan',
    'काम करते हुए Wotan, Ground-O और Woodpicker, फिर साथ-साथ Cuty, Swifty और Wotan',
  ],

  'What you know of the truck that the crane is for: make, model and year. Photos will do.': [
    'ക്രെയിൻ ഘടിപ്പിക്കേണ്ട ട്രക്കിനെക്കുറിച്ച് അറിയാവുന്ന വിവരങ്ങൾ: നിർമ്മാതാവ്, മോഡൽ, വർഷം. ഫോട്ടോകൾ മതി.',
    'जिस ट्रक के लिए क्रेन चाहिए, उसके बारे में जो पता हो: कंपनी, मॉडल और साल। फ़ोटो भी काफ़ी हैं।',
  ],
  'the sales desk': ['സെയിൽസ് ഡെസ്ക്', 'सेल्स डेस्क'],
} as const satisfies WordTable
