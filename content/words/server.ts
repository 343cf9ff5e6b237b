import type { WordTable } from './word-table.ts'

/** What the server says by itself: refusals, and what search engines are told of a page. */
export const serverWords = {
  'Our database is out of reach just now. Please try again in a minute.': [
    'ഞങ്ങളുടെ ഡാറ്റാബേസ് ഇപ്പോൾ ലഭ്യമല്ല. ദയവായി ഒരു മിനിറ്റിനുശേഷം വീണ്ടും ശ്രമിക്കുക.',
    'हमारा डेटाबेस अभी उपलब्ध नहीं है। कृपया एक मिनट बाद फिर से कोशिश करें।',
  ],
  'Something went wrong on our side. Please try again in a moment.': [
    'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി. ദയവായി അൽപ്പസമയത്തിനുശേഷം വീണ്ടും ശ്രമിക്കുക.',
    'हमारी ओर से कुछ गड़बड़ हुई। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
  'This request is too large.': ['ഈ അഭ്യർത്ഥന വളരെ വലുതാണ്.', 'यह अनुरोध बहुत बड़ा है।'],
  'This address holds a character that no page here has. Leave out “{odd}”.': [
    'ഇവിടത്തെ ഒരു പേജിലും ഇല്ലാത്ത ഒരു ചിഹ്നം ഈ വിലാസത്തിലുണ്ട്. ‘{odd}’ ഒഴിവാക്കുക.',
    'इस पते में ऐसा चिह्न है जो यहाँ के किसी पेज के पते में नहीं होता। ‘{odd}’ हटा दें।',
  ],
  'This page takes no {method} request.': [
    'ഈ പേജ് {method} അഭ്യർത്ഥന സ്വീകരിക്കില്ല.',
    'यह पेज {method} अनुरोध नहीं लेता।',
  ],
  'This request came from another site and was refused.': [
    'ഈ അഭ്യർത്ഥന മറ്റൊരു സൈറ്റിൽനിന്ന് വന്നതിനാൽ നിരസിച്ചു.',
    'यह अनुरोध किसी दूसरी साइट से आया, इसलिए अस्वीकार किया गया।',
  ],
  'There is no such call.': ['ഇങ്ങനെ ഒരു കോൾ ഇല്ല.', 'ऐसी कोई कॉल नहीं है।'],
  'There is no such file.': ['ഇങ്ങനെ ഒരു ഫയൽ ഇല്ല.', 'ऐसी कोई फ़ाइल नहीं है।'],
  'There is no such file here.': ['ഈ ഫയൽ ഇവിടെ ഇല്ല.', 'यह फ़ाइल यहाँ नहीं है।'],
  'There is no such machine.': ['ഇങ്ങനെ ഒരു യന്ത്രം ഇല്ല.', 'ऐसी कोई मशीन नहीं है।'],
  'The Dino {title} is not offered in this paint.': [
    'Dino {title} ഈ നിറത്തിൽ ലഭ്യമല്ല.',
    'Dino {title} इस रंग में उपलब्ध नहीं है।',
  ],
  'This machine can not be shown just now. Please try again.': [
    'ഈ യന്ത്രം ഇപ്പോൾ കാണിക്കാനാവുന്നില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
    'यह मशीन अभी दिखाई नहीं जा सकती। कृपया फिर से कोशिश करें।',
  ],
  '{company} workshop': ['{company} വർക്ക്‌ഷോപ്പ്', '{company} की वर्कशॉप'],
  'The yard from above': ['മുകളിൽനിന്ന് കാണുന്ന യാർഡ്', 'ऊपर से दिखता यार्ड'],
  'DINO machines in a yard, seen from the air. Drawn from our own models.': [
    'ഒരു യാർഡിലെ DINO യന്ത്രങ്ങൾ, ആകാശത്തുനിന്ന് കാണുമ്പോൾ. ഞങ്ങളുടെ സ്വന്തം മോഡലുകളിൽനിന്ന് വരച്ചത്.',
    'यार्ड में DINO मशीनें, आसमान से दिखती हुई। हमारे अपने मॉडलों से बनाई गई फ़िल्म।',
  ],
  'DINO, cranes and recovery vehicles': [
    'DINO, ക്രെയിനുകളും റിക്കവറി വാഹനങ്ങളും',
    'DINO, क्रेन और रिकवरी वाहन',
  ],
  'Hydraulic truck-mounted cranes and recovery vehicles, made in Kerala: the catalogue.': [
    'ട്രക്കിൽ ഘടിപ്പിക്കുന്ന ഹൈഡ്രോളിക് ക്രെയിനുകളും റിക്കവറി വാഹനങ്ങളും, കേരളത്തിൽ നിർമ്മിച്ചവ: കാറ്റലോഗ്.',
    'ट्रक पर लगने वाली हाइड्रोलिक क्रेन और रिकवरी वाहन, केरल में बने: कैटलॉग।',
  ],
} as const satisfies WordTable
