/** What is written in Latin letters in every language: names, and letters that are said as letters. */
export const latinNames: readonly string[] = [
  ...['DINO', 'Dino'],
  ...['Wotan', 'Woodpicker', 'Swifty', 'Scoot', 'Cuty', 'Brisky'],
  ...['Wheelift', 'Flatbed', 'Slider', 'Ground-O', 'Swiftlift'],
  ...['Google', 'WhatsApp', 'ISO', 'Strenx'],
  ...['Android', 'Chrome', 'iPad', 'iPhone', 'Safari', 'Chrome', 'JavaScript', 'Instagram'],
  ...['3D', 'AR', 'GST', 'PDF', 'QR', 'USDZ', 'KB', 'MB', 'UTC', 'Ctrl'],
  ...['JSON', 'Content-Type: application/json'],
]

/** The longest first, so that none is taken for the beginning of another. */
const anyName = new RegExp(
  latinNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `(?<![\\p{Script=Latin}\\d])${name}(?!\\p{Script=Latin})`)
    .join('|'),
  'gu',
)

const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** The words in Latin letters that a text of another language holds besides names and addresses: 'मशीन Wotan is ready' → ['is', 'ready']. */
export const latinWordsIn = (text: string): string[] =>
  text
    .replaceAll(mailAddress, ' ')
    .replaceAll(anyName, ' ')
    .match(/\p{Script=Latin}+/gu) ?? []
