import type { WordTable } from './word-table.ts'

/** How days, times and lengths of time are written, and what the rules of booking, of visits and of waiting say. */
export const bookingRulesWords = {
  Monday: ['തിങ്കളാഴ്ച', 'सोमवार'],
  Tuesday: ['ചൊവ്വാഴ്ച', 'मंगलवार'],
  Wednesday: ['ബുധനാഴ്ച', 'बुधवार'],
  Thursday: ['വ്യാഴാഴ്ച', 'गुरुवार'],
  Friday: ['വെള്ളിയാഴ്ച', 'शुक्रवार'],
  Saturday: ['ശനിയാഴ്ച', 'शनिवार'],
  Sunday: ['ഞായറാഴ്ച', 'रविवार'],
  Mon: ['തിങ്കൾ', 'सोम'],
  Tue: ['ചൊവ്വ', 'मंगल'],
  Wed: ['ബുധൻ', 'बुध'],
  Thu: ['വ്യാഴം', 'गुरु'],
  Fri: ['വെള്ളി', 'शुक्र'],
  Sat: ['ശനി', 'शनि'],
  Sun: ['ഞായർ', 'रवि'],
  January: ['ജനുവരി', 'जनवरी'],
  February: ['ഫെബ്രുവരി', 'फ़रवरी'],
  March: ['മാർച്ച്', 'मार्च'],
  April: ['ഏപ്രിൽ', 'अप्रैल'],
  May: ['മേയ്', 'मई'],
  June: ['ജൂൺ', 'जून'],
  July: ['ജൂലൈ', 'जुलाई'],
  August: ['ഓഗസ്റ്റ്', 'अगस्त'],
  September: ['സെപ്റ്റംബർ', 'सितंबर'],
  October: ['ഒക്ടോബർ', 'अक्टूबर'],
  November: ['നവംബർ', 'नवंबर'],
  December: ['ഡിസംബർ', 'दिसंबर'],
  '{weekday} {day} {month}': ['{month} {day} {weekday}', '{weekday} {day} {month}'],
  '{weekday} {day} {month} {year}': [
    '{year} {month} {day} {weekday}',
    '{weekday} {day} {month} {year}',
  ],
  '{weekday}, {day} {month} {year}': [
    '{year} {month} {day}, {weekday}',
    '{weekday}, {day} {month} {year}',
  ],
  '{month} {year}': ['{year} {month}', '{month} {year}'],
  '{day} {month} {year}': ['{year} {month} {day}', '{day} {month} {year}'],
  one: ['ഒരു', 'एक'],
  two: ['രണ്ട്', 'दो'],
  three: ['മൂന്ന്', 'तीन'],
  four: ['നാല്', 'चार'],
  five: ['അഞ്ച്', 'पाँच'],
  six: ['ആറ്', 'छह'],
  'one minute': ['ഒരു മിനിറ്റ്', 'एक मिनट'],
  '{n} minutes': ['{n} മിനിറ്റ്', '{n} मिनट'],
  'one hour': ['ഒരു മണിക്കൂർ', 'एक घंटे'],
  '{n} hours': ['{n} മണിക്കൂർ', '{n} घंटे'],
  'one day': ['ഒരു ദിവസം', 'एक दिन'],
  '{n} days': ['{n} ദിവസം', '{n} दिन'],

  'Executive appointment': ['എക്സിക്യൂട്ടീവ് അപ്പോയിന്റ്മെന്റ്', 'एग्ज़ीक्यूटिव अपॉइंटमेंट'],
  'Demo of {product}': ['{product} ഡെമോ', '{product} का डेमो'],
  Demo: ['ഡെമോ', 'डेमो'],
  'Booking confirmed!': ['ബുക്കിംഗ് ഉറപ്പായി!', 'बुकिंग पक्की हो गई!'],
  'Your appointment has been moved.': [
    'നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റിന്റെ സമയം മാറ്റി.',
    'आपके अपॉइंटमेंट का समय बदल दिया गया है।',
  ],
  'Your appointment has been cancelled.': [
    'നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് റദ്ദാക്കി.',
    'आपका अपॉइंटमेंट रद्द कर दिया गया है।',
  ],
  'Your appointment is not at this time any more.': [
    'നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് ഇപ്പോൾ ഈ സമയത്തല്ല.',
    'आपका अपॉइंटमेंट अब इस समय पर नहीं है।',
  ],
  'Please login to book an appointment.': [
    'അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യാൻ ദയവായി സൈൻ ഇൻ ചെയ്യുക.',
    'अपॉइंटमेंट बुक करने के लिए कृपया साइन इन करें।',
  ],
  'Please login to move an appointment.': [
    'അപ്പോയിന്റ്മെന്റിന്റെ സമയം മാറ്റാൻ ദയവായി സൈൻ ഇൻ ചെയ്യുക.',
    'अपॉइंटमेंट का समय बदलने के लिए कृपया साइन इन करें।',
  ],
  'Please login to cancel an appointment.': [
    'അപ്പോയിന്റ്മെന്റ് റദ്ദാക്കാൻ ദയവായി സൈൻ ഇൻ ചെയ്യുക.',
    'अपॉइंटमेंट रद्द करने के लिए कृपया साइन इन करें।',
  ],
  'Please login to see your appointment.': [
    'നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് കാണാൻ ദയവായി സൈൻ ഇൻ ചെയ്യുക.',
    'अपना अपॉइंटमेंट देखने के लिए कृपया साइन इन करें।',
  ],
  'Please select a date and a slot.': [
    'ദയവായി ഒരു തീയതിയും സ്ലോട്ടും തിരഞ്ഞെടുക്കുക.',
    'कृपया तारीख और स्लॉट चुनें।',
  ],
  'Missing required booking data (date, slot, or user)': [
    'ബുക്കിംഗിനു വേണ്ട വിവരങ്ങൾ ഇല്ല (തീയതി, സ്ലോട്ട് അല്ലെങ്കിൽ ഉപയോക്താവ്)',
    'बुकिंग के लिए ज़रूरी जानकारी नहीं है (तारीख, स्लॉट या उपयोगकर्ता)',
  ],
  'Send the booking as JSON (Content-Type: application/json).': [
    'ബുക്കിംഗ് JSON ആയി അയയ്ക്കുക (Content-Type: application/json).',
    'बुकिंग JSON के रूप में भेजें (Content-Type: application/json)।',
  ],
  'No appointment data found for {date}': [
    '{date}-ന് അപ്പോയിന്റ്മെന്റ് വിവരങ്ങളൊന്നും കണ്ടില്ല',
    '{date} के लिए अपॉइंटमेंट की कोई जानकारी नहीं मिली',
  ],
  'No appointment data found for {date}: {reason}. Please choose another day.': [
    '{date}-ന് അപ്പോയിന്റ്മെന്റ് വിവരങ്ങളൊന്നും കണ്ടില്ല: {reason}. ദയവായി മറ്റൊരു ദിവസം തിരഞ്ഞെടുക്കുക.',
    '{date} के लिए अपॉइंटमेंट की कोई जानकारी नहीं मिली: {reason}। कृपया कोई दूसरा दिन चुनें।',
  ],
  'Selected slot not found!': ['തിരഞ്ഞെടുത്ത സ്ലോട്ട് കണ്ടെത്താനായില്ല!', 'चुना गया स्लॉट नहीं मिला!'],
  'This slot is already booked!': ['ഈ സ്ലോട്ട് നേരത്തേ ബുക്ക് ചെയ്തുകഴിഞ്ഞു!', 'यह स्लॉट पहले ही बुक हो चुका है!'],
  'You already have an appointment on this day, at {time}.': [
    'ഈ ദിവസം {time}-ന് നിങ്ങൾക്ക് അപ്പോയിന്റ്മെന്റ് ഉണ്ട്.',
    'इस दिन {time} बजे आपका अपॉइंटमेंट पहले से है।',
  ],
  'This slot can no longer be booked online: it has started.': [
    'ഈ സ്ലോട്ട് ഇനി ഓൺലൈനായി ബുക്ക് ചെയ്യാനാവില്ല: അത് തുടങ്ങിക്കഴിഞ്ഞു.',
    'यह स्लॉट अब ऑनलाइन बुक नहीं हो सकता: यह शुरू हो चुका है।',
  ],
  'This slot can no longer be booked online: it starts in less than {time}.': [
    'ഈ സ്ലോട്ട് ഇനി ഓൺലൈനായി ബുക്ക് ചെയ്യാനാവില്ല: തുടങ്ങാൻ {time} പോലും ബാക്കിയില്ല.',
    'यह स्लॉट अब ऑनलाइन बुक नहीं हो सकता: इसके शुरू होने में {time} से कम समय बचा है।',
  ],
  'You already have an appointment ahead. To book another, cancel it first, or call us.': [
    'നിങ്ങൾക്ക് വരാനിരിക്കുന്ന ഒരു അപ്പോയിന്റ്മെന്റ് ഉണ്ട്. മറ്റൊന്ന് ബുക്ക് ചെയ്യാൻ ആദ്യം അത് റദ്ദാക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
    'आपका एक अपॉइंटमेंट पहले से है। दूसरा बुक करने के लिए पहले उसे रद्द करें, या हमें फ़ोन करें।',
  ],
  'You already have {n} appointments ahead. To book another, cancel one of them first, or call us.':
    [
      'നിങ്ങൾക്ക് വരാനിരിക്കുന്ന {n} അപ്പോയിന്റ്മെന്റുകൾ ഉണ്ട്. മറ്റൊന്ന് ബുക്ക് ചെയ്യാൻ ആദ്യം അവയിലൊന്ന് റദ്ദാക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
      'आपके {n} अपॉइंटमेंट पहले से हैं। एक और बुक करने के लिए पहले उनमें से एक रद्द करें, या हमें फ़ोन करें।',
    ],
  'We have no such product to show.': [
    'അങ്ങനെയൊരു ഉൽപ്പന്നം കാണിക്കാൻ ഞങ്ങൾക്കില്ല.',
    'हमारे पास दिखाने के लिए ऐसा कोई उत्पाद नहीं है।',
  ],
  'Please keep the note within {n} characters.': [
    'ദയവായി കുറിപ്പ് {n} അക്ഷരങ്ങളിൽ ഒതുക്കുക.',
    'कृपया टिप्पणी {n} अक्षरों के भीतर रखें।',
  ],
  'This link has been used already. Choose any free slot.': [
    'ഈ ലിങ്ക് നേരത്തേ ഉപയോഗിച്ചതാണ്. ഒഴിവുള്ള ഏതെങ്കിലും സ്ലോട്ട് തിരഞ്ഞെടുക്കുക.',
    'यह लिंक पहले ही इस्तेमाल हो चुका है। कोई भी खाली स्लॉट चुनें।',
  ],
  'You have no appointment on this day.': [
    'ഈ ദിവസം നിങ്ങൾക്ക് അപ്പോയിന്റ്മെന്റ് ഇല്ല.',
    'इस दिन आपका कोई अपॉइंटमेंट नहीं है।',
  ],
  'This appointment has already started and can no longer be cancelled online.': [
    'ഈ അപ്പോയിന്റ്മെന്റ് തുടങ്ങിക്കഴിഞ്ഞു; ഇനി ഓൺലൈനായി റദ്ദാക്കാനാവില്ല.',
    'यह अपॉइंटमेंट शुरू हो चुका है और अब ऑनलाइन रद्द नहीं हो सकता।',
  ],
  'This appointment has already started and can no longer be moved online.': [
    'ഈ അപ്പോയിന്റ്മെന്റ് തുടങ്ങിക്കഴിഞ്ഞു; ഇനി ഓൺലൈനായി സമയം മാറ്റാനാവില്ല.',
    'यह अपॉइंटमेंट शुरू हो चुका है और अब इसका समय ऑनलाइन नहीं बदला जा सकता।',
  ],
  'Your appointment has been booked! Slot: {time}': [
    'നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്തു! സ്ലോട്ട്: {time}',
    'आपका अपॉइंटमेंट बुक हो गया है! स्लॉट: {time}',
  ],
  'Loading slots...': ['സ്ലോട്ടുകൾ വരുന്നു...', 'स्लॉट लोड हो रहे हैं...'],
  'No slots available': ['സ്ലോട്ടുകൾ ഒഴിവില്ല', 'कोई स्लॉट उपलब्ध नहीं'],

  'At the workshop': ['വർക്ക്ഷോപ്പിൽ', 'वर्कशॉप में'],
  'By telephone': ['ഫോണിൽ', 'फ़ोन पर'],
  'By video': ['വീഡിയോയിലൂടെ', 'वीडियो पर'],
  'WhatsApp: say yes or no, or leave it out.': [
    'WhatsApp: അതെ എന്നോ അല്ല എന്നോ പറയുക, അല്ലെങ്കിൽ ഒഴിവാക്കുക.',
    'WhatsApp: हाँ या नहीं बताएँ, या खाली छोड़ दें।',
  ],
  'Company: shorten it to {n} characters.': [
    'കമ്പനി: {n} അക്ഷരങ്ങളായി ചുരുക്കുക.',
    'कंपनी: इसे {n} अक्षरों तक छोटा करें।',
  ],
  'Number of visitors: a whole number from 1 to {n}. Call us if you are more.': [
    'സന്ദർശകരുടെ എണ്ണം: 1 മുതൽ {n} വരെയുള്ള ഒരു പൂർണ്ണസംഖ്യ. കൂടുതൽ പേരുണ്ടെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.',
    'आगंतुकों की संख्या: 1 से {n} तक की पूरी संख्या। इससे ज़्यादा हों तो हमें फ़ोन करें।',
  ],
  'How to meet: choose at the workshop, by telephone or by video.': [
    'എങ്ങനെ കാണാം: വർക്ക്ഷോപ്പിൽ, ഫോണിൽ, വീഡിയോയിലൂടെ എന്നിവയിലൊന്ന് തിരഞ്ഞെടുക്കുക.',
    'कैसे मिलें: वर्कशॉप में, फ़ोन पर या वीडियो पर, इनमें से एक चुनें।',
  ],
  'Phone: type the number on which we can call you, or choose another way to meet.': [
    'ഫോൺ: ഞങ്ങൾക്ക് നിങ്ങളെ വിളിക്കാവുന്ന നമ്പർ ടൈപ്പ് ചെയ്യുക, അല്ലെങ്കിൽ മറ്റൊരു രീതി തിരഞ്ഞെടുക്കുക.',
    'फ़ोन: वह नंबर लिखें जिस पर हम आपको फ़ोन कर सकें, या मिलने का दूसरा तरीका चुनें।',
  ],
  'Thank you, we know.': ['നന്ദി, ഞങ്ങൾ അറിഞ്ഞു.', 'धन्यवाद, हमें पता चल गया।'],
  'This appointment has already started: what you told us stays as it is.': [
    'ഈ അപ്പോയിന്റ്മെന്റ് തുടങ്ങിക്കഴിഞ്ഞു: നിങ്ങൾ അറിയിച്ചത് അതേപടി തുടരും.',
    'यह अपॉइंटमेंट शुरू हो चुका है: आपने जो बताया था वह वैसा ही रहेगा।',
  ],
  'Please login to change what you told us.': [
    'നിങ്ങൾ അറിയിച്ചത് മാറ്റാൻ ദയവായി സൈൻ ഇൻ ചെയ്യുക.',
    'आपने जो बताया था उसे बदलने के लिए कृपया साइन इन करें।',
  ],
  'By telephone: we call you on your number.': [
    'ഫോണിൽ: ഞങ്ങൾ നിങ്ങളുടെ നമ്പറിൽ വിളിക്കും.',
    'फ़ोन पर: हम आपको आपके नंबर पर फ़ोन करेंगे।',
  ],
  'By telephone: we call you on {phone}.': [
    'ഫോണിൽ: ഞങ്ങൾ {phone} എന്ന നമ്പറിൽ വിളിക്കും.',
    'फ़ोन पर: हम आपको {phone} पर फ़ोन करेंगे।',
  ],
  'By video, by the link below.': ['വീഡിയോയിലൂടെ, താഴെയുള്ള ലിങ്കിൽ.', 'वीडियो पर, नीचे दिए लिंक से।'],
  'By video: we send you the link before it begins.': [
    'വീഡിയോയിലൂടെ: തുടങ്ങുന്നതിനു മുമ്പ് ഞങ്ങൾ ലിങ്ക് അയയ്ക്കും.',
    'वीडियो पर: शुरू होने से पहले हम आपको लिंक भेजेंगे।',
  ],
  'Thank you, we know that you are late. See you soon.': [
    'നന്ദി, നിങ്ങൾ വൈകുമെന്ന് ഞങ്ങൾ അറിഞ്ഞു. ഉടൻ കാണാം.',
    'धन्यवाद, हमें पता चल गया कि आपको देर होगी। जल्द मिलते हैं।',
  ],
  'Choose how late you are.': ['എത്ര വൈകുമെന്ന് തിരഞ്ഞെടുക്കുക.', 'चुनें कि आपको कितनी देर होगी।'],
  'You can tell us on the day itself, from two hours before. Please call us.': [
    'അന്നേ ദിവസം, രണ്ട് മണിക്കൂർ മുമ്പു മുതലാണ് ഇത് അറിയിക്കാനാവുക. ദയവായി ഞങ്ങളെ വിളിക്കുക.',
    'यह आप उसी दिन, दो घंटे पहले से बता सकते हैं। कृपया हमें फ़ोन करें।',
  ],
  'Please login to tell us that you are late.': [
    'വൈകുമെന്ന് അറിയിക്കാൻ ദയവായി സൈൻ ഇൻ ചെയ്യുക.',
    'देर होने की सूचना देने के लिए कृपया साइन इन करें।',
  ],
  'late by {minutes} min, said {time}': [
    '{minutes} മിനിറ്റ് വൈകും, {time}-ന് അറിയിച്ചു',
    '{minutes} मिनट की देरी, {time} बजे बताया',
  ],
  'You are {late}.': ['നിങ്ങൾ {late}.', '{late}।'],
} as const satisfies WordTable
