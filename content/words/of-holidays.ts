import type { WordTable } from './word-table.ts'

/** Names of public holidays of Kerala, as notes of days on which the workshop is closed. */
export const ofHolidaysWords = {
  'Mannam Jayanthi': ['മന്നം ജയന്തി', 'मन्नम जयंती'],
  'Republic Day': ['റിപ്പബ്ലിക് ദിനം', 'गणतंत्र दिवस'],
  'Ambedkar Jayanthi': ['അംബേദ്കർ ജയന്തി', 'अंबेडकर जयंती'],
  'May Day': ['മേയ് ദിനം', 'मई दिवस'],
  'Independence Day': ['സ്വാതന്ത്ര്യദിനം', 'स्वतंत्रता दिवस'],
  'Ayyankali Jayanthi': ['അയ്യങ്കാളി ജയന്തി', 'अय्यंकाली जयंती'],
  'Sree Narayana Guru Samadhi': ['ശ്രീനാരായണ ഗുരു സമാധി', 'श्री नारायण गुरु समाधि'],
  'Gandhi Jayanthi': ['ഗാന്ധി ജയന്തി', 'गांधी जयंती'],
  Christmas: ['ക്രിസ്മസ്', 'क्रिसमस'],
  'Maundy Thursday': ['പെസഹാ വ്യാഴം', 'पुण्य बृहस्पतिवार'],
  'Good Friday': ['ദുഃഖവെള്ളി', 'गुड फ़्राइडे'],
  Easter: ['ഈസ്റ്റർ', 'ईस्टर'],
  'Onam (first day)': ['ഓണം (ഒന്നാം ഓണം)', 'ओणम (पहला दिन)'],
  'Onam (Thiruvonam)': ['ഓണം (തിരുവോണം)', 'ओणम (तिरुवोणम)'],
  'Onam (third day)': ['ഓണം (മൂന്നാം ഓണം)', 'ओणम (तीसरा दिन)'],
  'Onam (fourth day) and Sree Narayana Guru Jayanthi': [
    'ഓണം (നാലാം ഓണം), ശ്രീനാരായണ ഗുരു ജയന്തി',
    'ओणम (चौथा दिन) और श्री नारायण गुरु जयंती',
  ],
  'Maha Shivaratri': ['മഹാശിവരാത്രി', 'महाशिवरात्रि'],
  'Eid al-Fitr': ['ഈദുൽ ഫിത്ർ', 'ईद-उल-फ़ित्र'],
  Vishu: ['വിഷു', 'विषु'],
  Bakrid: ['ബക്രീദ്', 'बकरीद'],
  Muharram: ['മുഹറം', 'मुहर्रम'],
  'Karkidaka Vavu': ['കർക്കടക വാവ്', 'कर्किडक वावु'],
  'Sree Krishna Jayanthi': ['ശ്രീകൃഷ്ണ ജയന്തി', 'श्रीकृष्ण जयंती'],
  Mahanavami: ['മഹാനവമി', 'महानवमी'],
  Vijayadashami: ['വിജയദശമി', 'विजयादशमी'],
  Deepavali: ['ദീപാവലി', 'दीपावली'],
} as const satisfies WordTable
