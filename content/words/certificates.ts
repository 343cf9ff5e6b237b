import type { WordTable } from './word-table.ts'

/** A certificate, opened. */
export const certificatesWords = {
  'Download PDF': ['PDF ഡൗൺലോഡ് ചെയ്യുക', 'PDF डाउनलोड करें'],
  'Zoom out': ['ചെറുതാക്കുക', 'छोटा करें'],
  'Zoom in': ['വലുതാക്കുക', 'बड़ा करें'],
  'This document could not be shown here. Try again, or download it and open it on your device.': [
    'ഈ രേഖ ഇവിടെ കാണിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഡൗൺലോഡ് ചെയ്ത് നിങ്ങളുടെ ഉപകരണത്തിൽ തുറക്കുക.',
    'यह दस्तावेज़ यहाँ नहीं दिखाया जा सका। फिर से कोशिश करें, या इसे डाउनलोड करके अपने डिवाइस पर खोलें।',
  ],
  'Loading the document…': ['രേഖ ലോഡ് ചെയ്യുന്നു…', 'दस्तावेज़ लोड हो रहा है…'],
} as const satisfies WordTable
