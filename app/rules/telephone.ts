/** As people type it: 6 to 15 digits, with spaces and signs between them. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^[\d\s+()./-]+$/.test(text) && digits >= 6 && digits <= 15
}

/** In English. */
export const phoneMistake = 'Check the phone number: 6 to 15 digits, such as +91 98765 43210.'
