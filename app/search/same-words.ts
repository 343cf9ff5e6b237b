/**
 * Words that visitors use for the same thing: in English, in Malayalam and Hindi, and these as people spell them in Latin
 * letters. The first stands for all. Of Malayalam and Hindi each is the beginning of a word, which endings follow; in
 * Latin letters those with a hyphen are. What texts say themselves, or what sounds like an English word, needs no place.
 */
export const sameThing = [
  'crane crain kranu krane kren krein kreyin hydra ക്രെയിൻ ക്രയിൻ ഹൈഡ്ര क्रेन हाइड्रा',
  'motorcycle bike motorbike scooter baik ബൈക്ക് ഇരുചക്ര സ്കൂട്ടർ बाइक स्कूटर दोपहिया',
  'recovery tow towing breakdown wrecker rescue kettivali- khinch- kheench- റിക്കവറി ബ്രേക്ക്ഡൗൺ കെട്ടിവലി ടോയിങ് रिकवरी ब्रेकडाउन खींच टोइंग',
  'truck lorry lori trakku trak pickup tempo vandi vandikal gaadi gadi gaari gaadiyan ട്രക്ക് ലോറി വണ്ടി ट्रक लॉरी लारी गाड़ी',
  'vehicle van vahanam vaahanam vahan vaahan vandi vandikal gaadi gadi gaari gaadiyan വാഹന വണ്ടി വാൻ वाहन गाड़ी वैन',
  'car kaar kaaru kar കാർ കാറ कार',
  'damaged broken accident kedaya kharab apakadam durghatna കേടാ കേടു അപകട खराब टूट दुर्घटना',
  'transport carry carrier kondupok- കൊണ്ടുപോ',
  'timber log wood thadi maram tadi lakdi lakadi lakri തടി മര लकड़ी लट्ठ',
  'stone marble granite block boulder kallu patthar pathar sangmarmar കല്ല് ബ്ലോക്ക് पत्थर संगमरमर ब्लॉक',
  'building construction concrete cement brick site nirmanam nirmaan ishtika eent നിർമാണ നിർമ്മാണ കെട്ടിട सिमेंट निर्माण इमारत सीमेंट',
  'municipal municipality council nagarasabha nagarpalika nagar നഗരസഭ नगरपालिका नगर',
  'pole post electric thoon thoonu khamba khambha bijli തൂൺ തൂണ പോസ്റ്റ് खंभ बिजली',
  'quote quotation price cost rate vila nirakku kimat keemat daam dam bhav ക്വട്ടേഷൻ വില നിരക്ക് റേറ്റ് कोटेशन कीमत दाम मूल्य भाव रेट',
  'appointment book booking slot demo visit meeting samayam milna ബുക്ക് സ്ലോട്ട് സന്ദർശന സമയ മീറ്റി बुक अपॉइंटमेंट स्लॉट मुलाकात मिलन समय',
  'call phone telephone mobile number fon vili ഫോൺ വിളി മൊബൈൽ നമ്പർ फ़ोन कॉल मोबाइल नंबर',
  'column कॉलम',
  'email mail ഇമെയിൽ മെയിൽ ईमेल मेल',
  'brochure leaflet pdf manual ലഘുലേഖ पुस्तिका',
  'certificate praman സാക്ഷ്യപത്ര प्रमाणपत्र प्रमाण',
  'service servicing repair maintenance സർവീസ് അറ്റകുറ്റ റിപ്പയർ सर्विस मरम्मत',
  'knuckle nakkal നക്കിൾ നക്കൾ नक्कल नकल',
  'warranty guarantee spare part സ്പെയർ स्पेयर',
  'plant jcb excavator digger backhoe ജെസിബി जेसीबी खुदाई',
  'address location map direction vilasam vazhi pata rasta വിലാസ വഴി അഡ്രസ് ഭൂപട पता रास्ता नक्शा एड्रेस',
  'kottayam കോട്ടയ कोट्टायम कोट्टयम',
  'kerala keralam കേരള केरल',
  'image picture photo chithram chitram tasveer ചിത്ര ഫോട്ടോ तस्वीर चित्र फ़ोटो',
  'film video വീഡിയോ സിനിമ वीडियो फ़िल्म',
  'news vartha vaarta varthakal khabar samachar വാർത്ത समाचार ख़बर',
  'company ചരിത്ര इतिहास',
  'privacy swakaryatha gopniyata സ്വകാര്യ गोपनीयता',
  'red ചുവപ്പ ചുവന്ന',
  'black കറുപ്പ കറുത്ത',
  'blue നീലയി നീലയു നീലയാ നീലനിറ',
  'green പച്ചയി പച്ചയു പച്ചയാ പച്ചനിറ',
  'yellow മഞ്ഞയി മഞ്ഞയു മഞ്ഞയാ മഞ്ഞനിറ',
  'white വെള്ളയി വെള്ളയു വെള്ളയാ വെള്ളനിറ',
  'auction neelami nilami neelam lelam',
  'contact bandhappeduka sampark ബന്ധപ്പെട संपर्क',
  'compare comparison tharathamyam tulna താരതമ്യ तुलना',
  'machine yanthram yantram mashin യന്ത്ര മെഷീൻ मशीन यंत्र',
  'lift uyarth- uyart- pokk- kayatt- kayat- uthan- uthaan- lifting ഉയർത്ത പൊക്ക കയറ്റ ലിഫ്റ്റ് उठा लिफ्ट',
  'generator transformer tank',
  'small cheriya chota chhota chhoti ചെറിയ ചെറു छोटा',
  'capacity load weight heavy big large valiya bharam bhari vajan wajan bada badi ക്ഷമത ലോഡ് ഭാര വലിയ क्षमता लोड वज़न भारी बड़ा बड़ी',
  'kg kgs kilo kilogram കിലോ किलो किग्रा',
  'kilometre kilometer km കിലോമീ किलोमी',
  'metre meter m mtr feet foot ft മീറ്റർ ഫീറ്റ് मीटर फीट',
  'ton t tonne mt tan tun ടൺ ടണ്ണ് टन',
  'quintal ക്വിന്റൽ क्विंटल',
  'job career vacancy joli naukri ജോലി नौकरी',
  'download ഡൗൺലോഡ डाउनलोड',
  'workshop karkhana കാർഖാന कारखान',
  'dino ഡിനോ ഡൈനോ डिनो डाइनो',
  'wotan വോട്ടാൻ वोटान',
  'scoot സ്കൂട്ട് स्कूट',
  'cuty ക്യൂട്ടി क्यूटी',
]

/**
 * Paints in Latin letters as Hindi and Malayalam name them, each behind its English name, and known only as they stand here:
 * with a slip they are other words, as 'vella' is a villa, 'vellam', water, and 'neela' an auction.
 */
export const paintsInLatin = [
  'red lal laal chuvappu chuvapp chuvanna',
  'yellow peela peele peeli pila manja',
  'white safed safaid vella velutha',
  'black kala kaala kale kaale kali kaali karuppu karutha',
  'green hara hare hari haraa pacha pachcha paccha',
  'blue neela neele neeli nila nile nili',
]

/** Words that say nothing of what is sought, of each language and as people spell them. */
export const emptyWords =
  'a an and any are at best buy can dino for from have how i in is it me my need of on or our s show that the this to us want we what with your ' +
  'above at least below between less lighter max maximum min minimum more most over than under until up within ' +
  'oru undo venam ഡിനോ ഡിനോയുടെ ഡൈനോ ഒരു ഉണ്ടോ വേണം വേണ്ടി kurav kuravu koodutal mukalil thazhe vare കുറഞ്ഞ കുറവ് കൂടുതൽ താഴെ മുകളിൽ വരെ ' +
  'chahiye hai ka karne ke ki ko kya lagane liye me mein se wala wale wali डिनो डाइनो है का करने की के को क्या चाहिए में लगाने लिए वाला वाली वाले से ' +
  'adhik kam neeche tak upar zyada अधिक ऊपर कम ज़्यादा ज्यादा तक नीचे'

/**
 * Numbers as they are said before a unit, each behind its figure. What may be another word there in Latin letters, as 'do',
 * which is two in Hindi, has no place; nor has what ends in Malayalam's 'ു' in place of its '്', which is added.
 */
export const numbersInWords = [
  '0.5 half aadha adha ara അര आधा आधे',
  '1 one ek oru ഒരു ഒന്ന് एक',
  '1.5 dedh onnara ഒന്നര डेढ़',
  '2 two randu രണ്ട് दो',
  '2.5 dhai randara രണ്ടര ढाई',
  '3 three teen moonnu munnu മൂന്ന് तीन',
  '3.5 moonnara munnara മൂന്നര',
  '4 four chaar char naalu nalu നാല് चार',
  '5 five paanch panch anchu anju അഞ്ച് पांच',
  '6 six chhah chhe aaru aru ആറ് छह छः छे',
  '7 seven saat ezhu ഏഴ് सात',
  '8 eight aath ettu എട്ട് आठ',
  '9 nine nau onpathu ombathu ഒൻപത് ഒമ്പത് नौ',
  '10 ten das dus pathu പത്ത് दस',
  '11 eleven പതിനൊന്ന് ग्यारह',
  '12 twelve barah panthrandu പന്ത്രണ്ട് बारह',
  '13 thirteen പതിമൂന്ന് तेरह',
  '14 fourteen പതിനാല് चौदह',
  '15 fifteen pandrah pathinanju പതിനഞ്ച് पंद्रह पन्द्रह',
  '16 sixteen പതിനാറ് सोलह',
  '17 seventeen പതിനേഴ് सत्रह',
  '18 eighteen പതിനെട്ട് अठारह',
  '19 nineteen പത്തൊമ്പത് उन्नीस',
  '20 twenty bees irupathu ഇരുപത് बीस',
]

/** Numbers with which one of the above says another one: as 'five' does in 'twenty five', and 'two' in 'two point five'. */
export const longerNumbers =
  'thirty forty fourty fifty sixty seventy eighty ninety hundred thousand point ' +
  'tees chalis pachas saath sattar assi nabbe sau hazar hazaar saadhe sadhe sava sawa paune ' +
  'तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार साढ़े सवा पौने पॉइंट दशमलव ' +
  'irupathi muppathu muppathi ഇരുപത്തി മുപ്പത് മുപ്പത്തി നാല്പത് നാല്പത്തി അൻപത് അൻപത്തി ' +
  'അമ്പത് അമ്പത്തി അറുപത് അറുപത്തി എഴുപത് എഴുപത്തി എൺപത് എൺപത്തി തൊണ്ണൂറ് തൊണ്ണൂറ്റി നൂറ് നൂറ്റി ആയിരം ആയിരത്തി പോയിന്റ്'
