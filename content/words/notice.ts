import type { WordTable } from './word-table.ts'

/** What stands above a page that a machine has translated; its first sentence at the foot of brochures and configuration sheets too. */
export const noticeWords = {
  'This page was translated by a machine and has not been checked. The English page is what counts.':
    [
      'യന്ത്രവിവർത്തനം; പരിശോധിച്ചിട്ടില്ല. ഇംഗ്ലീഷ് പേജാണ് സാധുവായത്.',
      'यह अनुवाद मशीन ने किया है; इसकी जाँच नहीं हुई है। अंग्रेज़ी पेज ही मान्य है।',
    ],
  'Read it in English': ['ഇംഗ്ലീഷിൽ വായിക്കുക', 'अंग्रेज़ी में पढ़ें'],
} as const satisfies WordTable
