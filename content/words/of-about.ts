import type { WordTable } from './word-table.ts'

/** Headings and captions of the about page, and what it says of the certificates. */
export const ofAboutWords = {
  'Established in Kerala': ['കേരളത്തിൽ സ്ഥാപിതം', 'केरल में स्थापना'],
  'First hydraulic knuckle cranes': ['ആദ്യത്തെ ഹൈഡ്രോളിക് നക്കിൾ ക്രെയിനുകൾ', 'पहली हाइड्रोलिक नकल क्रेन'],
  'Machines in the range today': ['ഇന്നത്തെ യന്ത്രനിരയിലെ യന്ത്രങ്ങൾ', 'आज की रेंज में मशीनें'],
  'Precision Manufacturing': ['കൃത്യതയുള്ള നിർമ്മാണം', 'सटीक निर्माण'],
  'Global Presence': ['ആഗോള സാന്നിധ്യം', 'वैश्विक उपस्थिति'],
  'Certified Quality': ['സാക്ഷ്യപ്പെടുത്തിയ ഗുണമേന്മ', 'प्रमाणित गुणवत्ता'],
  'Innovation Focus': ['പുതുമയിൽ ശ്രദ്ധ', 'नवाचार पर ज़ोर'],
  'ISO Certification, Strenx Certification and Certificate of Compliance. The downloads page shows specimens of them; ask us for the issued ones.':
    [
      'ISO സർട്ടിഫിക്കേഷൻ, Strenx സർട്ടിഫിക്കേഷൻ, അനുരൂപതാ സർട്ടിഫിക്കറ്റ്. ഡൗൺലോഡ് പേജിൽ അവയുടെ മാതൃകകൾ കാണാം; നൽകപ്പെട്ടവ ഞങ്ങളോട് ചോദിക്കുക.',
      'ISO प्रमाणन, Strenx प्रमाणन और अनुपालन प्रमाणपत्र। डाउनलोड पेज पर इनके नमूने हैं; जारी किए गए प्रमाणपत्र हमसे माँगें।',
    ],
  'ISO Certification, Strenx Certification and Certificate of Compliance. The downloads page shows them, and specimens of those that are still to come; ask us for the issued ones.':
    [
      'ISO സർട്ടിഫിക്കേഷൻ, Strenx സർട്ടിഫിക്കേഷൻ, അനുരൂപതാ സർട്ടിഫിക്കറ്റ്. ഡൗൺലോഡ് പേജിൽ അവയും, ഇനി വരാനുള്ളവയുടെ മാതൃകകളും കാണാം; നൽകപ്പെട്ടവ ഞങ്ങളോട് ചോദിക്കുക.',
      'ISO प्रमाणन, Strenx प्रमाणन और अनुपालन प्रमाणपत्र। डाउनलोड पेज पर ये और जो अभी आने हैं उनके नमूने हैं; जारी किए गए प्रमाणपत्र हमसे माँगें।',
    ],
  'ISO Certification, Strenx Certification and Certificate of Compliance, each to read on the downloads page.':
    [
      'ISO സർട്ടിഫിക്കേഷൻ, Strenx സർട്ടിഫിക്കേഷൻ, അനുരൂപതാ സർട്ടിഫിക്കറ്റ്; ഓരോന്നും ഡൗൺലോഡ് പേജിൽ വായിക്കാം.',
      'ISO प्रमाणन, Strenx प्रमाणन और अनुपालन प्रमाणपत्र; हर एक डाउनलोड पेज पर पढ़ा जा सकता है।',
    ],
} as const satisfies WordTable
