import type { WordTable } from './word-table.ts'

/** Pictures of the machines from Brisky to Slider, films, and what the gallery says of them all. */
export const ofGalleryWords = {
  'The DINO machines at work, in the studio and in detail: pictures and films of knuckle cranes and recovery vehicles.':
    [
      'DINO യന്ത്രങ്ങൾ ജോലിയിൽ, സ്റ്റുഡിയോയിൽ, അടുത്തുനിന്ന്: നക്കിൾ ക്രെയിനുകളുടെയും റിക്കവറി വാഹനങ്ങളുടെയും ചിത്രങ്ങളും ഫിലിമുകളും.',
      'DINO की मशीनें काम पर, स्टूडियो में और नज़दीक से: नक्कल बूम क्रेन और रिकवरी वाहनों की तस्वीरें और फ़िल्में।',
    ],
  'The whole range: at work, in the studio, and part by part.': [
    'എല്ലാ യന്ത്രങ്ങളും: ജോലിയിൽ, സ്റ്റുഡിയോയിൽ, ഭാഗം ഭാഗമായി.',
    'पूरी रेंज: काम पर, स्टूडियो में और एक-एक हिस्सा।',
  ],

  'Brisky and Scoot side by side in the workshop': [
    'വർക്ക്‌ഷോപ്പിൽ അടുത്തടുത്ത് Brisky, Scoot',
    'वर्कशॉप में साथ-साथ Brisky और Scoot',
  ],
  'Brisky crane mounted at the tail': [
    'പിൻഭാഗത്ത് ഘടിപ്പിച്ച Brisky ക്രെയിൻ',
    'पिछले सिरे पर लगी Brisky क्रेन',
  ],
  'Brisky drawn from the side front and top': [
    'വശത്തുനിന്നും മുന്നിൽനിന്നും മുകളിൽനിന്നും വരച്ച Brisky',
    'बगल, सामने और ऊपर से बना Brisky का रेखाचित्र',
  ],
  'Brisky in each of its paints': ['എല്ലാ നിറങ്ങളിലും Brisky', 'अपने हर रंग में Brisky'],
  'Brisky lifting a crate onto its own deck': [
    'സ്വന്തം ഡെക്കിലേക്ക് പെട്ടി ഉയർത്തുന്ന Brisky',
    'अपने ही डेक पर पेटी उठाती Brisky',
  ],
  'Brisky lifting a rough stone block': [
    'ചെത്താത്ത കല്ല് ഉയർത്തുന്ന Brisky',
    'बिना तराशा पत्थर उठाती Brisky',
  ],
  'Brisky on a hill road after rain': [
    'മഴയ്ക്കുശേഷം മലമ്പാതയിൽ Brisky',
    'बारिश के बाद पहाड़ी सड़क पर Brisky',
  ],
  'Brisky parked beside the backwaters at dusk': [
    'സന്ധ്യയ്ക്ക് കായലരികിൽ നിർത്തിയിട്ട Brisky',
    'शाम ढले बैकवाटर के किनारे खड़ी Brisky',
  ],
  'Brisky rear outriggers from behind': [
    'പിന്നിൽനിന്ന് Brisky-യുടെ പിൻ ഔട്ട്‌റിഗറുകൾ',
    'पीछे से Brisky के पिछले आउटरिगर',
  ],
  'Brisky unloading crates at a warehouse': [
    'വെയർഹൗസിൽ പെട്ടികൾ ഇറക്കുന്ന Brisky',
    'गोदाम पर पेटियाँ उतारती Brisky',
  ],

  'Cuty before its own drawing': ['സ്വന്തം രേഖാചിത്രത്തിന് മുന്നിൽ Cuty', 'अपने ही रेखाचित्र के आगे Cuty'],
  'Cuty driving through town in the evening': [
    'വൈകുന്നേരം പട്ടണത്തിലൂടെ ഓടുന്ന Cuty',
    'शाम को शहर से गुज़रती Cuty',
  ],
  'Cuty hook block hanging on its rope': [
    'വയർ റോപ്പിൽ തൂങ്ങുന്ന Cuty-യുടെ ഹുക്ക് ബ്ലോക്ക്',
    'वायर रोप से लटका Cuty का हुक ब्लॉक',
  ],
  'Cuty in eight paints side by side': ['എട്ട് നിറങ്ങളിൽ അടുത്തടുത്ത് Cuty', 'आठ रंगों में साथ-साथ Cuty'],
  'Cuty loading blue pipes at a municipal yard': [
    'നഗരസഭാ യാർഡിൽ നീല പൈപ്പുകൾ കയറ്റുന്ന Cuty',
    'नगरपालिका के यार्ड में नीले पाइप लादती Cuty',
  ],
  'Cuty putting up a street lamp': ['തെരുവുവിളക്ക് സ്ഥാപിക്കുന്ന Cuty', 'स्ट्रीट लाइट लगाती Cuty'],
  'Cuty raising a water tank beside a new building': [
    'പുതിയ കെട്ടിടത്തിനരികിൽ വാട്ടർ ടാങ്ക് ഉയർത്തുന്ന Cuty',
    'नई इमारत के पास पानी की टंकी उठाती Cuty',
  ],
  'Cuty reaching high with its boom run out': [
    'ബൂം നീട്ടി ഉയരത്തിലെത്തുന്ന Cuty',
    'बूम बाहर निकालकर ऊँचाई तक पहुँचती Cuty',
  ],
  'Cuty winch at the foot of the boom': [
    'ബൂമിന്റെ ചുവട്ടിൽ Cuty-യുടെ വിഞ്ച്',
    'बूम के निचले सिरे पर Cuty की विंच',
  ],

  'Flatbed carrying a car home at dusk': [
    'സന്ധ്യയ്ക്ക് കാർ വീട്ടിലെത്തിക്കുന്ന Flatbed',
    'शाम ढले कार घर ले जाता Flatbed',
  ],
  'Flatbed carrying a car past paddy fields': [
    'നെൽപ്പാടങ്ങൾക്കരികിലൂടെ കാർ കൊണ്ടുപോകുന്ന Flatbed',
    'धान के खेतों के पास से कार ले जाता Flatbed',
  ],
  'Flatbed in four paints side by side': [
    'നാല് നിറങ്ങളിൽ അടുത്തടുത്ത് Flatbed',
    'चार रंगों में साथ-साथ Flatbed',
  ],
  'Flatbed light bar above the headboard': [
    'ഹെഡ്ബോർഡിന് മുകളിൽ Flatbed-ന്റെ ലൈറ്റ് ബാർ',
    'हेडबोर्ड के ऊपर Flatbed का लाइट बार',
  ],
  'Flatbed seen from above with a car aboard': [
    'കാർ കയറ്റിയ Flatbed, മുകളിൽനിന്ന്',
    'ऊपर से दिखता, कार लदा Flatbed',
  ],
  'Flatbed taking a car aboard in a car yard': [
    'കാർ യാർഡിൽ കാർ കയറ്റുന്ന Flatbed',
    'कार यार्ड में कार चढ़ाता Flatbed',
  ],

  'Ground-O bed held halfway by its arms': [
    'ആമുകളിൽ പാതിവഴിയിൽ നിൽക്കുന്ന Ground-O ബെഡ്',
    'अपने आर्म पर बीच में रुका Ground-O का बेड',
  ],
  'Ground-O bed laid flat behind the truck': [
    'ട്രക്കിന് പിന്നിൽ നിരപ്പായി കിടക്കുന്ന Ground-O ബെഡ്',
    'ट्रक के पीछे सपाट टिका Ground-O का बेड',
  ],
  'Ground-O before its own drawing': [
    'സ്വന്തം രേഖാചിത്രത്തിന് മുന്നിൽ Ground-O',
    'अपने ही रेखाचित्र के आगे Ground-O',
  ],
  'Ground-O carrying a car through town': [
    'പട്ടണത്തിലൂടെ കാർ കൊണ്ടുപോകുന്ന Ground-O',
    'शहर से होकर कार ले जाता Ground-O',
  ],
  'Ground-O in four paints side by side': [
    'നാല് നിറങ്ങളിൽ അടുത്തടുത്ത് Ground-O',
    'चार रंगों में साथ-साथ Ground-O',
  ],
  'Ground-O swinging arm beside the frame': [
    'ഫ്രെയിമിനരികിൽ Ground-O-യുടെ തിരിയുന്ന ആം',
    'फ़्रेम के बगल में Ground-O का घूमने वाला आर्म',
  ],
  'Ground-O taking a low car from the ground': [
    'ഉയരം കുറഞ്ഞ കാർ നിലത്തുനിന്ന് കയറ്റുന്ന Ground-O',
    'नीची कार को ज़मीन से चढ़ाता Ground-O',
  ],

  'Scoot boom folded at the knuckle': ['നക്കിളിൽ മടങ്ങിയ Scoot ബൂം', 'नक्कल जोड़ पर मुड़ा Scoot का बूम'],
  'Scoot delivering marble slabs': ['മാർബിൾ സ്ലാബുകൾ എത്തിക്കുന്ന Scoot', 'संगमरमर के स्लैब पहुँचाती Scoot'],
  'Scoot from the front with its boom to one side': [
    'ബൂം ഒരു വശത്തേക്ക് തിരിച്ച Scoot, മുന്നിൽനിന്ന്',
    'सामने से Scoot, बूम एक ओर',
  ],
  'Scoot in each of its paints': ['എല്ലാ നിറങ്ങളിലും Scoot', 'अपने हर रंग में Scoot'],
  'Scoot laying concrete pipes in a street': [
    'തെരുവിൽ കോൺക്രീറ്റ് പൈപ്പുകൾ ഇടുന്ന Scoot',
    'सड़क पर कंक्रीट के पाइप बिछाती Scoot',
  ],
  'Scoot moving a pump at a warehouse door': [
    'വെയർഹൗസിന്റെ വാതിൽക്കൽ പമ്പ് നീക്കുന്ന Scoot',
    'गोदाम के दरवाज़े पर पंप ले जाती Scoot',
  ],
  'Scoot on a village road': ['ഗ്രാമപാതയിൽ Scoot', 'गाँव की सड़क पर Scoot'],

  'Slider bed pivot and tilt cylinders': [
    'Slider ബെഡിന്റെ പിവറ്റും ചരിക്കാനുള്ള സിലിണ്ടറുകളും',
    'Slider के बेड का पिवट और झुकाने वाले सिलेंडर',
  ],
  'Slider bed raised for inspection in the workshop': [
    'വർക്ക്‌ഷോപ്പിൽ പരിശോധനയ്ക്കായി ഉയർത്തിയ Slider ബെഡ്',
    'वर्कशॉप में जाँच के लिए उठा Slider का बेड',
  ],
  'Slider bed tail touching the ground': [
    'നിലത്ത് മുട്ടുന്ന Slider ബെഡിന്റെ അറ്റം',
    'ज़मीन छूता Slider के बेड का सिरा',
  ],
  'Slider chequered bed and winch': ['Slider-ന്റെ ചെക്കേർഡ് ബെഡും വിഞ്ചും', 'Slider का चेकर्ड बेड और विंच'],
  'Slider drawn from the side front and top': [
    'വശത്തുനിന്നും മുന്നിൽനിന്നും മുകളിൽനിന്നും വരച്ച Slider',
    'बगल, सामने और ऊपर से बना Slider का रेखाचित्र',
  ],
  'Slider in each of its paints': ['എല്ലാ നിറങ്ങളിലും Slider', 'अपने हर रंग में Slider'],
  'Slider loading a car in a car yard': [
    'കാർ യാർഡിൽ കാർ കയറ്റുന്ന Slider',
    'कार यार्ड में कार चढ़ाता Slider',
  ],
  'Slider waiting with its bed down by the roadside': [
    'റോഡരികിൽ ബെഡ് താഴ്ത്തി കാത്തുനിൽക്കുന്ന Slider',
    'सड़क किनारे बेड नीचे करके इंतज़ार करता Slider',
  ],
  'Slider with its bed level for the road': [
    'യാത്രയ്ക്കായി ബെഡ് നിരപ്പാക്കിയ Slider',
    'सड़क के लिए बेड समतल किए Slider',
  ],

  'Wotan unfolding its boom': ['ബൂം നിവർത്തുന്ന Wotan', 'अपना बूम खोलती Wotan'],
  'Film: Wotan unfolding its boom': ['ഫിലിം: ബൂം നിവർത്തുന്ന Wotan', 'फ़िल्म: अपना बूम खोलती Wotan'],
  'Woodpicker loading logs': ['തടി കയറ്റുന്ന Woodpicker', 'लट्ठे लादती Woodpicker'],
  'Film: Woodpicker loading logs': ['ഫിലിം: തടി കയറ്റുന്ന Woodpicker', 'फ़िल्म: लट्ठे लादती Woodpicker'],
  'Swifty slewing a load': ['ലോഡ് തിരിക്കുന്ന Swifty', 'लोड घुमाती Swifty'],
  'Film: Swifty slewing a load': ['ഫിലിം: ലോഡ് തിരിക്കുന്ന Swifty', 'फ़िल्म: लोड घुमाती Swifty'],
  'Flatbed loading a car': ['കാർ കയറ്റുന്ന Flatbed', 'कार चढ़ाता Flatbed'],
  'Film: Flatbed loading a car': ['ഫിലിം: കാർ കയറ്റുന്ന Flatbed', 'फ़िल्म: कार चढ़ाता Flatbed'],
  'Ground-O lowering its bed': ['ബെഡ് താഴ്ത്തുന്ന Ground-O', 'अपना बेड उतारता Ground-O'],
  'Film: Ground-O lowering its bed': [
    'ഫിലിം: ബെഡ് താഴ്ത്തുന്ന Ground-O',
    'फ़िल्म: अपना बेड उतारता Ground-O',
  ],
  'Cuty lifting a crate': ['പെട്ടി ഉയർത്തുന്ന Cuty', 'पेटी उठाती Cuty'],
  'Film: Cuty lifting a crate': ['ഫിലിം: പെട്ടി ഉയർത്തുന്ന Cuty', 'फ़िल्म: पेटी उठाती Cuty'],
} as const satisfies WordTable
