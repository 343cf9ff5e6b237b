import type { WordTable } from './word-table.ts'

/** What stands above a page that a machine has translated. */
export const noticeWords = {
  'This page was translated by a machine and has not been checked. The English page is what counts.':
    [
      'ഈ പേജ് യന്ത്രം വിവർത്തനം ചെയ്തതാണ്; അത് പരിശോധിച്ചിട്ടില്ല. ഇംഗ്ലീഷ് പേജിൽ പറയുന്നതാണ് സാധുവായത്.',
      'इस पेज का अनुवाद मशीन ने किया है और इसकी जाँच नहीं हुई है। अंग्रेज़ी पेज पर जो लिखा है, वही मान्य है।',
    ],
  'Read it in English': ['ഇംഗ്ലീഷിൽ വായിക്കുക', 'अंग्रेज़ी में पढ़ें'],
} as const satisfies WordTable
