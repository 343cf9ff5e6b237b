/** SQL: what `comparablePhone` makes of a number, as the index `appointments_by_phone` has it. */
export const comparableDigits = (phone: string) =>
  `right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`

/** SQL: whether two numbers are the same one, however they are spelt. Too few digits are nobody's. */
export const isSamePhone = (one: string, other: string) =>
  `(${comparableDigits(other)} = ${comparableDigits(one)} AND length(${comparableDigits(one)}) >= 6)`
