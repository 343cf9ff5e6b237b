// Written by `npm run media`; do not edit.

/** Millimetres of each model without crane and load, its width without mirrors: shapes for pictures, no claim. */
export const TRUCKS: Record<string, { length: number; width: number; height: number }> = {
  'wotan': { length: 8290, width: 2530, height: 2892 },
  'woodpicker': { length: 8960, width: 2500, height: 2892 },
  'swifty': { length: 6929, width: 2250, height: 2562 },
  'brisky': { length: 7037, width: 2250, height: 2562 },
  'scoot': { length: 5790, width: 1950, height: 2212 },
  'cuty': { length: 4940, width: 1950, height: 2212 },
  'wheelift': { length: 7815, width: 2230, height: 2562 },
  'flatbed': { length: 7652, width: 2296, height: 2562 },
  'slider': { length: 7302, width: 2276, height: 2730 },
  'swiftlift': { length: 5900, width: 1950, height: 2212 },
  'ground-o': { length: 6852, width: 2236, height: 2730 },
}
