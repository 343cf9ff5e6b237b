/** What of a number is dialled: '+91 481 256 00 07' → '914812560007'. */
export const digitsOf = (number: string): string => number.replaceAll(/\D/g, '')
