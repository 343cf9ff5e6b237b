import type { WordTable } from './word-table.ts'

export const shortlistWords = {
  'A shortlist': ['ഒരു ചുരുക്കപ്പട്ടിക', 'एक शॉर्टलिस्ट'],
  'Compare the first {count}': ['ആദ്യ {count} എണ്ണം താരതമ്യം ചെയ്യുക', 'पहली {count} की तुलना करें'],
  'Add these to mine': ['എന്റേതിൽ ചേർക്കുക', 'मेरी सूची में जोड़ें'],
  'A shortlist holds {most} machines. Remove one first.': [
    'ഒരു ചുരുക്കപ്പട്ടികയിൽ {most} യന്ത്രങ്ങൾക്കാണ് ഇടം. ആദ്യം ഒന്ന് നീക്കം ചെയ്യുക.',
    'एक शॉर्टलिस्ट में {most} मशीनें ही आती हैं। पहले एक हटाएँ।',
  ],
  'Keep these': ['ഇവ സൂക്ഷിക്കുക', 'इन्हें रखें'],
  'The list is kept on this device alone. Its address holds it too: whoever has the link sees the same machines.':
    [
      'പട്ടിക ഈ ഉപകരണത്തിൽ മാത്രം സൂക്ഷിക്കുന്നു. പേജിന്റെ വിലാസത്തിലും അതുണ്ട്: ലിങ്ക് ഉള്ളവർക്കെല്ലാം ഇതേ യന്ത്രങ്ങൾ കാണാം.',
      'सूची केवल इसी डिवाइस पर रहती है। वह पेज के पते में भी है: जिसके पास लिंक है, उसे यही मशीनें दिखती हैं।',
    ],
  'Nothing is on it yet. Press the heart on a machine’s page, and it stands here.': [
    'ഇതിൽ ഇതുവരെ ഒന്നുമില്ല. ഒരു യന്ത്രത്തിന്റെ പേജിലെ ഹൃദയചിഹ്നം അമർത്തുക; അത് ഇവിടെ വരും.',
    'इसमें अभी कुछ नहीं है। किसी मशीन के पेज पर दिल का निशान दबाएँ, वह यहाँ आ जाएगी।',
  ],
  'The list needs scripts: it is kept on your device, not by us.': [
    'പട്ടികയ്ക്ക് സ്ക്രിപ്റ്റുകൾ വേണം: അത് നിങ്ങളുടെ ഉപകരണത്തിലാണ്, ഞങ്ങളുടെ പക്കലല്ല, സൂക്ഷിക്കുന്നത്.',
    'सूची के लिए स्क्रिप्ट चाहिए: वह आपके डिवाइस पर रहती है, हमारे पास नहीं।',
  ],
} as const satisfies WordTable
