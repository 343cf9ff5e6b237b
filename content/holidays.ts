/**
 * Public holidays of Kerala, those of India among them: only dates that can be vouched for. Staff are asked about
 * each; nothing closes by itself. Once a year the Government's list for the next one is entered below.
 */

/** On the same date each year, 'MM-DD'. */
export const fixedHolidays: Record<string, string> = {
  '01-02': 'Mannam Jayanthi',
  '01-26': 'Republic Day',
  '04-14': 'Ambedkar Jayanthi',
  '05-01': 'May Day',
  '08-15': 'Independence Day',
  '08-28': 'Ayyankali Jayanthi',
  '09-21': 'Sree Narayana Guru Samadhi',
  '10-02': 'Gandhi Jayanthi',
  '12-25': 'Christmas',
}

/** So many days after Easter Sunday of the Gregorian calendar. */
export const easterHolidays: Record<number, string> = {
  [-3]: 'Maundy Thursday',
  [-2]: 'Good Friday',
  0: 'Easter',
}

/** So many days after Thiruvonam. */
export const onamHolidays: Record<number, string> = {
  [-1]: 'Onam (first day)',
  0: 'Onam (Thiruvonam)',
  1: 'Onam (third day)',
  2: 'Onam (fourth day) and Sree Narayana Guru Jayanthi',
}

export interface MovableHolidays {
  source: string
  /** Out of an almanac, while the Government's list is not out: staff look again. */
  isExpected: boolean
  /** 'YYYY-MM-DD' */
  thiruvonam: string
  others: Record<string, string>
}

/** What follows the moon, the stars or the Malayalam calendar, by year. A year without a list has only the rest. */
export const movableHolidays: Record<number, MovableHolidays> = {
  2026: {
    source: 'Government of Kerala, public holidays 2026, as the cabinet approved them',
    isExpected: false,
    thiruvonam: '2026-08-26',
    others: {
      '2026-02-15': 'Maha Shivaratri',
      '2026-03-20': 'Eid al-Fitr',
      '2026-04-15': 'Vishu',
      '2026-05-27': 'Bakrid',
      '2026-06-25': 'Muharram',
      '2026-08-12': 'Karkidaka Vavu',
      '2026-09-04': 'Sree Krishna Jayanthi',
      '2026-10-20': 'Mahanavami',
      '2026-10-21': 'Vijayadashami',
      '2026-11-08': 'Deepavali',
    },
  },
  2027: {
    source: 'the almanac of timeanddate.com, as the Python library holidays 0.105 gives it',
    isExpected: true,
    thiruvonam: '2027-09-12',
    others: {
      '2027-03-06': 'Maha Shivaratri',
      '2027-04-15': 'Vishu',
    },
  },
}
