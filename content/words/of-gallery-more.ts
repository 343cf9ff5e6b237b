import type { WordTable } from './word-table.ts'

/** Pictures of the machines from Swiftlift to Wotan. */
export const ofGalleryMoreWords = {
  'Swiftlift cradle arms behind the body': [
    'ബോഡിക്ക് പിന്നിൽ Swiftlift-ന്റെ ക്രേഡിൽ ആമുകൾ',
    'बॉडी के पीछे Swiftlift के क्रेडल आर्म',
  ],
  'Swiftlift drawn from the side front and top': [
    'വശത്തുനിന്നും മുന്നിൽനിന്നും മുകളിൽനിന്നും വരച്ച Swiftlift',
    'बगल, सामने और ऊपर से बना Swiftlift का रेखाचित्र',
  ],
  'Swiftlift helping a car on a country road': [
    'നാട്ടുവഴിയിൽ ഒരു കാറിനെ സഹായിക്കുന്ന Swiftlift',
    'देहात की सड़क पर कार की मदद करती Swiftlift',
  ],
  'Swiftlift in each of its paints': ['എല്ലാ നിറങ്ങളിലും Swiftlift', 'अपने हर रंग में Swiftlift'],
  'Swiftlift lifting a car in a narrow street': [
    'ഇടുങ്ങിയ തെരുവിൽ കാർ ഉയർത്തുന്ന Swiftlift',
    'तंग गली में कार उठाती Swiftlift',
  ],
  'Swiftlift lockers along its side': ['Swiftlift-ന്റെ വശത്തെ ലോക്കറുകൾ', 'Swiftlift के बगल के लॉकर'],
  'Swiftlift on an evening call': ['വൈകുന്നേരത്തെ സർവീസ് കോളിൽ Swiftlift', 'शाम की कॉल पर Swiftlift'],

  'Swifty bringing bricks to a building site': [
    'കെട്ടിടനിർമ്മാണ സ്ഥലത്തേക്ക് ഇഷ്ടിക എത്തിക്കുന്ന Swifty',
    'निर्माण स्थल पर ईंटें लाती Swifty',
  ],
  'Swifty cab with its door and mirror': [
    'വാതിലും കണ്ണാടിയുമായി Swifty-യുടെ കാബിൻ',
    'दरवाज़े और शीशे के साथ Swifty का केबिन',
  ],
  'Swifty in seven paints side by side': ['ഏഴ് നിറങ്ങളിൽ അടുത്തടുത്ത് Swifty', 'सात रंगों में साथ-साथ Swifty'],
  'Swifty lettering on the inner boom': [
    'ഇന്നർ ബൂമിൽ എഴുതിയ Swifty എന്ന പേര്',
    'भीतरी बूम पर लिखा Swifty',
  ],
  'Swifty lifting logs with chains in a timber yard': [
    'തടി യാർഡിൽ ചങ്ങലകൊണ്ട് തടി ഉയർത്തുന്ന Swifty',
    'लकड़ी के यार्ड में ज़ंजीरों से लट्ठे उठाती Swifty',
  ],
  'Swifty loading crates at a backwater jetty': [
    'കായലിലെ ജെട്ടിയിൽ പെട്ടികൾ കയറ്റുന്ന Swifty',
    'बैकवाटर के घाट पर पेटियाँ लादती Swifty',
  ],
  'Swifty setting well rings during road works': [
    'റോഡുപണിക്കിടെ കിണർ റിങ്ങുകൾ ഇറക്കുന്ന Swifty',
    'सड़क के काम में कुएँ के रिंग रखती Swifty',
  ],
  'Swifty slewed over the side': ['വശത്തേക്ക് തിരിഞ്ഞ Swifty', 'बगल की ओर घूमी Swifty'],
  'Swifty telescopic sections run out': [
    'പുറത്തേക്ക് നീണ്ട Swifty-യുടെ ടെലിസ്കോപ്പിക് ഭാഗങ്ങൾ',
    'बाहर निकले Swifty के टेलिस्कोपिक हिस्से',
  ],
  'Swifty timber deck behind the headboard': [
    'ഹെഡ്ബോർഡിന് പിന്നിൽ Swifty-യുടെ മരത്തിന്റെ ഡെക്ക്',
    'हेडबोर्ड के पीछे Swifty का लकड़ी का डेक',
  ],

  'The crane range to one scale': ['എല്ലാ ക്രെയിനുകളും ഒരേ സ്കെയിലിൽ', 'एक ही पैमाने पर सभी क्रेन'],
  'The recovery range to one scale': [
    'എല്ലാ റിക്കവറി വാഹനങ്ങളും ഒരേ സ്കെയിലിൽ',
    'एक ही पैमाने पर सभी रिकवरी वाहन',
  ],

  'Wheelift before its own drawing': [
    'സ്വന്തം രേഖാചിത്രത്തിന് മുന്നിൽ Wheelift',
    'अपने ही रेखाचित्र के आगे Wheelift',
  ],
  'Wheelift holding a front wheel in its cradle': [
    'മുൻചക്രം ക്രേഡിലിൽ പിടിച്ച Wheelift',
    'क्रेडल में अगला पहिया थामे Wheelift',
  ],
  'Wheelift in four paints side by side': [
    'നാല് നിറങ്ങളിൽ അടുത്തടുത്ത് Wheelift',
    'चार रंगों में साथ-साथ Wheelift',
  ],
  'Wheelift mast with two winches': ['രണ്ട് വിഞ്ചുകളുള്ള Wheelift മാസ്റ്റ്', 'दो विंच वाला Wheelift का मास्ट'],
  'Wheelift recovering a car from a city street': [
    'നഗരത്തിലെ തെരുവിൽനിന്ന് കാർ റിക്കവർ ചെയ്യുന്ന Wheelift',
    'शहर की सड़क से कार रिकवर करती Wheelift',
  ],
  'Wheelift towing in the rain': ['മഴയിൽ കെട്ടിവലിക്കുന്ന Wheelift', 'बारिश में टोइंग करती Wheelift'],
  'Wheelift twin hooks over the tail': [
    'പിൻഭാഗത്തിന് മുകളിൽ Wheelift-ന്റെ ഇരട്ട ഹുക്കുകൾ',
    'पिछले सिरे के ऊपर Wheelift के दोहरे हुक',
  ],
  'Wheelift without a car from behind': [
    'കാറില്ലാതെ Wheelift, പിന്നിൽനിന്ന്',
    'पीछे से, बिना कार की Wheelift',
  ],

  'Woodpicker after rain at the edge of the wood': [
    'മഴയ്ക്കുശേഷം കാടിന്റെ അരികിൽ Woodpicker',
    'बारिश के बाद जंगल के किनारे Woodpicker',
  ],
  'Woodpicker before its own drawing': [
    'സ്വന്തം രേഖാചിത്രത്തിന് മുന്നിൽ Woodpicker',
    'अपने ही रेखाचित्र के आगे Woodpicker',
  ],
  'Woodpicker carrying logs on a hill road': [
    'മലമ്പാതയിൽ തടി കൊണ്ടുപോകുന്ന Woodpicker',
    'पहाड़ी सड़क पर लट्ठे ले जाती Woodpicker',
  ],
  'Woodpicker grapple holding a log': [
    'തടി പിടിച്ച Woodpicker ഗ്രാപ്പിൾ',
    'लट्ठा थामे Woodpicker का ग्रैपल',
  ],
  'Woodpicker in each of its paints': ['എല്ലാ നിറങ്ങളിലും Woodpicker', 'अपने हर रंग में Woodpicker'],
  'Woodpicker loading logs in a timber yard': [
    'തടി യാർഡിൽ തടി കയറ്റുന്ന Woodpicker',
    'लकड़ी के यार्ड में लट्ठे लादती Woodpicker',
  ],
  'Woodpicker log load between its stanchions': [
    'കുറ്റികൾക്കിടയിൽ Woodpicker-ന്റെ തടി ലോഡ്',
    'खूँटों के बीच Woodpicker का लट्ठों का लोड',
  ],
  'Woodpicker operator seat on the column': [
    'കോളത്തിൽ Woodpicker-ന്റെ ഓപ്പറേറ്റർ സീറ്റ്',
    'कॉलम पर Woodpicker की ऑपरेटर सीट',
  ],
  'Woodpicker swinging a log over the stacks': [
    'അട്ടികൾക്ക് മുകളിലൂടെ തടി തിരിക്കുന്ന Woodpicker',
    'ढेरों के ऊपर से लट्ठा घुमाती Woodpicker',
  ],

  'Wotan and Cuty to one scale': ['ഒരേ സ്കെയിലിൽ Wotan, Cuty', 'एक ही पैमाने पर Wotan और Cuty'],
  'Wotan carrying marble slabs in a stone yard': [
    'കല്ലുകളുടെ യാർഡിൽ മാർബിൾ സ്ലാബുകൾ കൊണ്ടുപോകുന്ന Wotan',
    'पत्थर के यार्ड में संगमरमर के स्लैब ले जाती Wotan',
  ],
  'Wotan column and slewing gear': ['Wotan-ന്റെ കോളവും സ്ലൂയിങ് ഗിയറും', 'Wotan का कॉलम और स्लूइंग गियर'],
  'Wotan control levers beside the outrigger': [
    'ഔട്ട്‌റിഗറിനരികിൽ Wotan-ന്റെ കൺട്രോൾ ലിവറുകൾ',
    'आउटरिगर के पास Wotan के कंट्रोल लीवर',
  ],
  'Wotan drawn from the side front and top': [
    'വശത്തുനിന്നും മുന്നിൽനിന്നും മുകളിൽനിന്നും വരച്ച Wotan',
    'बगल, सामने और ऊपर से बना Wotan का रेखाचित्र',
  ],
  'Wotan grille and headlamps': ['Wotan-ന്റെ ഗ്രില്ലും ഹെഡ്‌ലാമ്പുകളും', 'Wotan की ग्रिल और हेडलैंप'],
  'Wotan hook at the boom tip': ['ബൂമിന്റെ അറ്റത്ത് Wotan-ന്റെ ഹുക്ക്', 'बूम के सिरे पर Wotan का हुक'],
  'Wotan in eight paints side by side': ['എട്ട് നിറങ്ങളിൽ അടുത്തടുത്ത് Wotan', 'आठ रंगों में साथ-साथ Wotan'],
  'Wotan in the workshop before delivery': [
    'കൈമാറുന്നതിന് മുമ്പ് വർക്ക്‌ഷോപ്പിൽ Wotan',
    'डिलीवरी से पहले वर्कशॉप में Wotan',
  ],
  'Wotan knuckle joint between its two booms': [
    'രണ്ട് ബൂമുകൾക്കിടയിൽ Wotan-ന്റെ നക്കിൾ ജോയിന്റ്',
    'दो बूमों के बीच Wotan का नक्कल जोड़',
  ],
  'Wotan lifting steel beams at a building site': [
    'കെട്ടിടനിർമ്മാണ സ്ഥലത്ത് സ്റ്റീൽ ബീമുകൾ ഉയർത്തുന്ന Wotan',
    'निर्माण स्थल पर स्टील के बीम उठाती Wotan',
  ],
  'Wotan outrigger foot on the ground': [
    'നിലത്ത് ഊന്നിയ Wotan-ന്റെ ഔട്ട്‌റിഗർ കാൽ',
    'ज़मीन पर टिका Wotan के आउटरिगर का पाया',
  ],
  'Wotan placing a site cabin': ['സൈറ്റ് കാബിൻ സ്ഥാപിക്കുന്ന Wotan', 'साइट केबिन रखती Wotan'],
  'Wotan setting down steel bars at noon': [
    'ഉച്ചയ്ക്ക് സ്റ്റീൽ കമ്പികൾ ഇറക്കുന്ന Wotan',
    'दोपहर में स्टील की छड़ें उतारती Wotan',
  ],
  'Wotan with its boom laid back for the road': [
    'യാത്രയ്ക്കായി ബൂം പിന്നോട്ട് കിടത്തിയ Wotan',
    'सड़क के लिए बूम पीछे लिटाए Wotan',
  ],
} as const satisfies WordTable
