import type { WordTable } from './word-table.ts'

/** Of Wotan, Woodpicker and Swifty. */
export const ofProductsKnuckleWords = {
  // Wotan
  'Knuckle crane with a telescopic outer boom': [
    'ടെലിസ്കോപ്പിക് ഔട്ടർ ബൂമുള്ള നക്കിൾ ക്രെയിൻ',
    'टेलिस्कोपिक बाहरी बूम वाली नक्कल बूम क्रेन',
  ],
  'general lifting': ['പൊതുവായ ലിഫ്റ്റിങ്', 'सामान्य लिफ़्टिंग'],
  'Wotan stands between the cab and the deck of the truck it loads. Two hinged booms raise the load, and a telescopic end carries it out over the side, so one machine lifts, drives and sets down.':
    [
      'ലോഡ് കയറ്റുന്ന അതേ ട്രക്കിൽ, കാബിനും ഡെക്കിനും ഇടയിലാണ് Wotan നിൽക്കുന്നത്. ജോയിന്റുള്ള രണ്ട് ബൂമുകൾ ലോഡ് ഉയർത്തുന്നു, ടെലിസ്കോപ്പിക് അറ്റം അതിനെ വശത്തേക്ക് നീട്ടിയെത്തിക്കുന്നു. അങ്ങനെ ഒരേ യന്ത്രം തന്നെ ഉയർത്തുകയും കൊണ്ടുപോകുകയും ഇറക്കിവെക്കുകയും ചെയ്യുന്നു.',
      'Wotan उसी ट्रक के केबिन और डेक के बीच खड़ी होती है जिस पर वह लोड रखती है। जोड़ वाले दो बूम लोड उठाते हैं और टेलिस्कोपिक सिरा उसे बगल में बाहर तक ले जाता है। इस तरह एक ही मशीन उठाती है, ले जाती है और उतारती है।',
    ],
  'Knuckle boom': ['നക്കിൾ ബൂം', 'नक्कल बूम'],
  'Two booms joined by a hinge, each moved by its own hydraulic cylinder, so the load can be brought in close or reached far out.':
    [
      'ഒരു ജോയിന്റിൽ ചേരുന്ന രണ്ട് ബൂമുകൾ; ഓരോന്നിനും സ്വന്തം ഹൈഡ്രോളിക് സിലിണ്ടർ. അതിനാൽ ലോഡ് അടുത്തേക്ക് കൊണ്ടുവരാം, ദൂരേക്ക് നീട്ടിയെത്തിക്കുകയും ചെയ്യാം.',
      'एक जोड़ से जुड़े दो बूम, हर एक का अपना हाइड्रोलिक सिलेंडर। इससे लोड को पास लाया जा सकता है और दूर तक पहुँचाया भी जा सकता है।',
    ],
  'Telescopic outer boom': ['ടെലിസ്കോപ്പിക് ഔട്ടർ ബൂം', 'टेलिस्कोपिक बाहरी बूम'],
  'The outer boom runs out section by section, with the hook at its tip.': [
    'ഔട്ടർ ബൂം ഓരോ ഭാഗമായി പുറത്തേക്ക് നീളുന്നു; അറ്റത്ത് ഹുക്ക്.',
    'बाहरी बूम एक-एक हिस्सा करके बाहर निकलता है; उसके सिरे पर हुक है।',
  ],
  'Behind the cab': ['കാബിന് പിന്നിൽ', 'केबिन के पीछे'],
  'The column takes the space between cab and deck. The whole deck stays free for the load.': [
    'കോളം കാബിനും ഡെക്കിനും ഇടയിലെ സ്ഥലത്താണ്. ഡെക്ക് മുഴുവനും ലോഡിനായി ഒഴിഞ്ഞുകിടക്കും.',
    'कॉलम केबिन और डेक के बीच की जगह लेता है। पूरा डेक लोड के लिए खाली रहता है।',
  ],
  Outriggers: ['ഔട്ട്‌റിഗറുകൾ', 'आउटरिगर'],
  'Two legs come down to the ground beside the column and carry the truck while the crane works.': [
    'കോളത്തിനരികിൽ രണ്ട് കാലുകൾ നിലത്തേക്ക് ഇറങ്ങി, ക്രെയിൻ പ്രവർത്തിക്കുമ്പോൾ ട്രക്കിനെ താങ്ങുന്നു.',
    'कॉलम के पास दो पाये ज़मीन पर उतरते हैं और क्रेन के काम करते समय ट्रक को सँभालते हैं।',
  ],
  'Steel, blocks and formwork on building sites': [
    'കെട്ടിടനിർമ്മാണ സ്ഥലത്തെ സ്റ്റീൽ, ബ്ലോക്കുകൾ, ഷട്ടറിങ്',
    'निर्माण स्थल पर स्टील, ब्लॉक और शटरिंग',
  ],
  'Machines delivered to the workshop door': [
    'വർക്ക്‌ഷോപ്പിന്റെ വാതിൽക്കൽ എത്തിക്കുന്ന യന്ത്രങ്ങൾ',
    'वर्कशॉप के दरवाज़े तक पहुँचाई जाने वाली मशीनें',
  ],
  'Pipes and culvert sections along a road': [
    'റോഡരികിലെ പൈപ്പുകളും കലുങ്കിന്റെ ഭാഗങ്ങളും',
    'सड़क के किनारे पाइप और पुलिया के हिस्से',
  ],
  'Generators, tanks and transformers': [
    'ജനറേറ്ററുകൾ, ടാങ്കുകൾ, ട്രാൻസ്ഫോർമറുകൾ',
    'जनरेटर, टैंक और ट्रांसफ़ॉर्मर',
  ],
  'General lifting': ['പൊതുവായ ലിഫ്റ്റിങ് ജോലികൾ', 'सामान्य लिफ़्टिंग के काम'],
  'For a quote, tell us the truck, the heaviest load, and how far from the column it must go.': [
    'ക്വട്ടേഷനായി ട്രക്ക് ഏതെന്നും ഏറ്റവും ഭാരമുള്ള ലോഡ് എത്രയെന്നും അത് കോളത്തിൽനിന്ന് എത്ര ദൂരേക്ക് എത്തണമെന്നും ഞങ്ങളെ അറിയിക്കുക.',
    'कोटेशन के लिए हमें बताएँ: ट्रक कौन-सा है, सबसे भारी लोड कितना है और उसे कॉलम से कितनी दूर तक जाना है।',
  ],

  // Woodpicker
  'Knuckle crane for timber': ['തടിക്കുള്ള നക്കിൾ ക്രെയിൻ', 'लकड़ी के लिए नक्कल बूम क्रेन'],
  timber: ['തടി', 'लकड़ी'],
  'Woodpicker picks up logs and lays them on its own truck. A grapple takes the place of the hook: it closes around a bundle, turns it into line with the deck and lets it down between the stakes.':
    [
      'Woodpicker തടികൾ എടുത്ത് സ്വന്തം ട്രക്കിൽ വെക്കുന്നു. ഹുക്കിന് പകരം ഒരു ഗ്രാപ്പിൾ: അത് തടിക്കെട്ടിനെ ചുറ്റിപ്പിടിച്ച്, ഡെക്കിന്റെ നേർക്ക് തിരിച്ച്, കുറ്റികൾക്കിടയിലേക്ക് ഇറക്കുന്നു.',
      'Woodpicker लट्ठे उठाकर अपने ही ट्रक पर रखती है। हुक की जगह ग्रैपल है: वह गट्ठर को चारों ओर से पकड़ता है, डेक की सीध में घुमाता है और खूँटों के बीच उतार देता है।',
    ],
  'Log grapple': ['തടി ഗ്രാപ്പിൾ', 'लट्ठों का ग्रैपल'],
  'Two curved jaws close around one trunk or a bundle. Nobody has to sling the load by hand.': [
    'വളഞ്ഞ രണ്ട് നഖങ്ങൾ ഒരു തടിയെയോ ഒരു കെട്ടിനെയോ ചുറ്റിപ്പിടിക്കുന്നു. ആരും കൈകൊണ്ട് ലോഡ് കെട്ടേണ്ടതില്ല.',
    'दो मुड़े हुए जबड़े एक तने या पूरे गट्ठर को पकड़ लेते हैं। किसी को हाथ से लोड बाँधना नहीं पड़ता।',
  ],
  'The grapple turns under the boom tip, so that logs lie along the deck whichever way they were stacked.':
    [
      'ബൂമിന്റെ അറ്റത്തിന് താഴെ ഗ്രാപ്പിൾ തിരിയുന്നു; തടികൾ എങ്ങനെ അടുക്കിയിരുന്നാലും ഡെക്കിന് നീളത്തിൽ കിടക്കും.',
      'ग्रैपल बूम के सिरे के नीचे घूमता है, इसलिए लट्ठे जैसे भी रखे हों, डेक पर लंबाई में ही आते हैं।',
    ],
  'Folding boom': ['മടക്കാവുന്ന ബൂം', 'मुड़ने वाला बूम'],
  'The boom reaches down beside the truck and folds back over the load for the road.': [
    'ബൂം ട്രക്കിനരികിൽ താഴേക്ക് എത്തുന്നു; യാത്രയ്ക്കായി ലോഡിന് മുകളിലേക്ക് മടങ്ങുന്നു.',
    'बूम ट्रक के बगल में नीचे तक पहुँचता है और सड़क पर चलने के लिए लोड के ऊपर मुड़ जाता है।',
  ],
  'Timber deck': ['തടി കയറ്റാനുള്ള ഡെക്ക്', 'लकड़ी ढोने का डेक'],
  'Stakes along both sides hold the logs. The crane stands ahead of them, out of their way.': [
    'ഇരുവശത്തുമുള്ള കുറ്റികൾ തടികളെ പിടിച്ചുനിർത്തുന്നു. ക്രെയിൻ അവയ്ക്ക് മുന്നിൽ, വഴിയിൽ തടസ്സമാകാതെ നിൽക്കുന്നു.',
    'दोनों ओर के खूँटे लट्ठों को थामे रखते हैं। क्रेन उनके आगे, उनके रास्ते से हटकर खड़ी होती है।',
  ],
  'Logs from the felling site to the road': [
    'മരം മുറിക്കുന്നിടത്തുനിന്ന് റോഡിലേക്ക് തടി',
    'कटाई की जगह से सड़क तक लट्ठे',
  ],
  'Loading in timber depots and sawmill yards': [
    'തടി ഡിപ്പോകളിലും തടിമില്ലുകളുടെ യാർഡുകളിലും ലോഡിങ്',
    'लकड़ी के डिपो और आरा मिल के यार्ड में लोडिंग',
  ],
  'Plantation and estate work': ['തോട്ടങ്ങളിലെയും എസ്റ്റേറ്റുകളിലെയും പണി', 'बागान और एस्टेट का काम'],
  'Poles and round timber': ['തൂണുകളും ഉരുളൻ തടിയും', 'खंभे और गोल लकड़ी'],
  'Timber handling with a log grapple': [
    'ഗ്രാപ്പിൾ ഉപയോഗിച്ച് തടി കൈകാര്യം ചെയ്യൽ',
    'ग्रैपल से लकड़ी उठाना-रखना',
  ],
  'For a quote, tell us the truck, the length and girth of the logs, and whether you load from the ground or from a stack.':
    [
      'ക്വട്ടേഷനായി ട്രക്ക് ഏതെന്നും തടികളുടെ നീളവും വണ്ണവും എത്രയെന്നും നിലത്തുനിന്നാണോ അട്ടിയിൽനിന്നാണോ കയറ്റുന്നതെന്നും ഞങ്ങളെ അറിയിക്കുക.',
      'कोटेशन के लिए हमें बताएँ: ट्रक कौन-सा है, लट्ठों की लंबाई और मोटाई कितनी है, और आप ज़मीन से लादते हैं या ढेर से।',
    ],

  // Swifty
  'Knuckle crane for delivery rounds': [
    'ഡെലിവറി ഓട്ടങ്ങൾക്കുള്ള നക്കിൾ ക്രെയിൻ',
    'डिलीवरी के फेरों के लिए नक्कल बूम क्रेन',
  ],
  'delivery rounds': ['ഡെലിവറി ഓട്ടം', 'डिलीवरी के फेरे'],
  'Swifty is meant for trucks that stop often. The boom unfolds, sets down a pallet or a bundle and folds away again behind the cab, ready for the next address.':
    [
      'ഇടയ്ക്കിടെ നിർത്തേണ്ട ട്രക്കുകൾക്കാണ് Swifty. ബൂം നിവർന്ന് ഒരു പാലറ്റോ കെട്ടോ ഇറക്കിവെച്ച് വീണ്ടും കാബിന് പിന്നിൽ മടങ്ങുന്നു; അടുത്ത വിലാസത്തിലേക്ക് തയ്യാർ.',
      'Swifty उन ट्रकों के लिए है जो बार-बार रुकते हैं। बूम खुलता है, पैलेट या गट्ठर उतारता है और फिर केबिन के पीछे मुड़ जाता है, अगले पते के लिए तैयार।',
    ],
  'Folds behind the cab': ['കാബിന് പിന്നിൽ മടങ്ങും', 'केबिन के पीछे मुड़ता है'],
  'Folded, the booms lie across the truck in the gap behind the cab and leave the deck open.': [
    'മടക്കിയാൽ ബൂമുകൾ കാബിന് പിന്നിലെ വിടവിൽ ട്രക്കിന് കുറുകെ കിടക്കും; ഡെക്ക് തുറന്നുതന്നെ.',
    'मुड़ने पर बूम केबिन के पीछे की खाली जगह में ट्रक के आर-पार टिकते हैं और डेक खुला रहता है।',
  ],
  'Short working cycle': ['വേഗത്തിൽ തീരുന്ന ജോലി', 'काम का छोटा चक्र'],
  'Unfold, lift, set down, fold: one person does the round from one control stand.': [
    'നിവർത്തുക, ഉയർത്തുക, ഇറക്കുക, മടക്കുക: എല്ലാം ഒരാൾ ഒരേ കൺട്രോൾ സ്റ്റാൻഡിൽനിന്ന് ചെയ്യുന്നു.',
    'खोलना, उठाना, उतारना, मोड़ना: पूरा काम एक व्यक्ति एक ही कंट्रोल स्टैंड से करता है।',
  ],
  'Hydraulic throughout': ['എല്ലാം ഹൈഡ്രോളിക്', 'सब कुछ हाइड्रोलिक'],
  'Slewing, lifting, folding and the outriggers all run from one hydraulic circuit.': [
    'തിരിയൽ, ഉയർത്തൽ, മടക്കൽ, ഔട്ട്‌റിഗറുകൾ: എല്ലാം ഒരേ ഹൈഡ്രോളിക് സർക്യൂട്ടിൽ പ്രവർത്തിക്കുന്നു.',
    'घूमना, उठाना, मुड़ना और आउटरिगर: सब एक ही हाइड्रोलिक सर्किट से चलते हैं।',
  ],
  'Outriggers at the column': ['കോളത്തിനരികെ ഔട്ട്‌റിഗറുകൾ', 'कॉलम के पास आउटरिगर'],
  'The legs stand where the force is, next to the column, and come in within the width of the truck.':
    [
      'ബലം വരുന്നിടത്ത്, കോളത്തിന് തൊട്ടടുത്താണ് കാലുകൾ; അവ ട്രക്കിന്റെ വീതിക്കുള്ളിലേക്ക് ഒതുങ്ങും.',
      'पाये वहीं हैं जहाँ ज़ोर पड़ता है, कॉलम के पास, और सिमटकर ट्रक की चौड़ाई के भीतर आ जाते हैं।',
    ],
  'Bricks, cement and tiles to the site': [
    'നിർമ്മാണ സ്ഥലത്തേക്ക് ഇഷ്ടിക, സിമന്റ്, ടൈൽ',
    'निर्माण स्थल तक ईंट, सीमेंट और टाइल',
  ],
  'Pallets and crates where there is no forklift': [
    'ഫോർക്ക്‌ലിഫ്റ്റ് ഇല്ലാത്തിടത്ത് പാലറ്റുകളും പെട്ടികളും',
    'जहाँ फ़ोर्कलिफ़्ट न हो वहाँ पैलेट और पेटियाँ',
  ],
  'Water tanks and roofing sheets': ['വാട്ടർ ടാങ്കുകളും റൂഫിങ് ഷീറ്റുകളും', 'पानी की टंकियाँ और छत की चादरें'],
  'Hire fleets with changing drivers': [
    'ഡ്രൈവർമാർ മാറിമാറി വരുന്ന വാടക വാഹനങ്ങൾ',
    'बदलते ड्राइवरों वाले किराये के बेड़े',
  ],
  'Delivery with frequent stops': ['പലയിടത്ത് നിർത്തിയുള്ള ഡെലിവറി', 'बार-बार रुककर डिलीवरी'],
  'For a quote, tell us the truck, the usual load of one stop, and how far from the roadside it must land.':
    [
      'ക്വട്ടേഷനായി ട്രക്ക് ഏതെന്നും ഒരിടത്ത് ഇറക്കുന്ന പതിവ് ലോഡ് എത്രയെന്നും റോഡരികിൽനിന്ന് എത്ര ദൂരത്തിൽ ഇറക്കണമെന്നും ഞങ്ങളെ അറിയിക്കുക.',
      'कोटेशन के लिए हमें बताएँ: ट्रक कौन-सा है, एक जगह पर आम तौर पर कितना लोड उतरता है और सड़क के किनारे से कितनी दूर उतारना है।',
    ],
} as const satisfies WordTable
