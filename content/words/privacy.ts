import type { WordTable } from './word-table.ts'

/** What stands around the privacy notice, which is content. */
export const privacyWords = {
  'Privacy: what is kept and why': [
    'സ്വകാര്യത: എന്ത് സൂക്ഷിക്കുന്നു, എന്തിന്',
    'गोपनीयता: क्या रखा जाता है और क्यों',
  ],
  'What this site keeps of you, why, and for how long: sign-in, appointments, enquiries and mails. No advertisements, no counters. How to have it sent to you or erased.':
    [
      'ഈ സൈറ്റ് നിങ്ങളെക്കുറിച്ച് എന്ത്, എന്തിന്, എത്ര കാലം സൂക്ഷിക്കുന്നു: സൈൻ ഇൻ, അപ്പോയിന്റ്മെന്റുകൾ, അന്വേഷണങ്ങൾ, ഇമെയിലുകൾ. പരസ്യങ്ങളില്ല, സന്ദർശകരെ എണ്ണുന്ന സംവിധാനങ്ങളില്ല. അത് അയച്ചുകിട്ടാനോ മായ്പ്പിക്കാനോ ഉള്ള വഴി.',
      'यह साइट आपके बारे में क्या, क्यों और कब तक रखती है: साइन इन, अपॉइंटमेंट, पूछताछ और ईमेल। न विज्ञापन, न विज़िटर काउंटर। उसे मँगाने या मिटवाने का तरीका।',
    ],
  'As of {day}': ['തീയതി: {day}', 'दिनांक: {day}'],
  ', no. {number}': [', നമ്പർ {number}', ', क्रमांक {number}'],
  Why: ['എന്തിന്', 'क्यों'],
  Until: ['എപ്പോൾ വരെ', 'कब तक'],
  'Who else learns of you': ['നിങ്ങളെക്കുറിച്ച് മറ്റാരെല്ലാം അറിയും', 'आपके बारे में और किसे पता चलता है'],
  'On your device': ['നിങ്ങളുടെ ഉപകരണത്തിൽ', 'आपके डिवाइस पर'],
  'Your say': ['നിങ്ങളുടെ അവകാശം', 'आपका अधिकार'],
  'Ask for your data': ['നിങ്ങളുടെ വിവരങ്ങൾ ചോദിക്കുക', 'अपनी जानकारी माँगें'],
  'What you keep of me': ['എന്നെക്കുറിച്ച് നിങ്ങൾ സൂക്ഷിക്കുന്നത്', 'आप मेरे बारे में क्या रखते हैं'],
} as const satisfies WordTable
