/** SQL: whether a day lies in a season. Each year, month and day alone count, also across the turn of the year. */
export const liesIn = (day: string, season: string) => `CASE
    WHEN NOT ${season}.each_year THEN ${day} BETWEEN ${season}.from_date AND ${season}.to_date
    WHEN ${inYear(`${season}.from_date`)} <= ${inYear(`${season}.to_date`)}
      THEN ${inYear(day)} BETWEEN ${inYear(`${season}.from_date`)} AND ${inYear(`${season}.to_date`)}
    ELSE ${inYear(day)} >= ${inYear(`${season}.from_date`)} OR ${inYear(day)} <= ${inYear(`${season}.to_date`)}
  END`

/** SQL: the times that a day usually has, by the week of the season that it lies in, or else of the whole year. */
export const usualSlots = (day: string) => `
  SELECT week.time FROM weekly_template AS week
  WHERE week.weekday = extract(isodow FROM ${day})
    AND NOT EXISTS (SELECT FROM seasons AS season WHERE ${liesIn(day, 'season')})
  UNION ALL
  SELECT week.time FROM season_slots AS week JOIN seasons AS season ON season.id = week.season_id
  WHERE week.weekday = extract(isodow FROM ${day}) AND ${liesIn(day, 'season')}`

function inYear(day: string) {
  return `to_char(${day}, 'MMDD')`
}
