import type { FeatureCallout } from '../../content/product.ts'
import { linesIn } from './titled-texts.ts'

/** 'Long boom: 62.5 14', or 'Long boom: -' where its number was taken off. */
const row = /^(.*\S)\s*:\s*(?:(\d{1,3}(?:\.\d)?)\s+(\d{1,3}(?:\.\d)?)|[-–])$/

/** One on each line; undefined for a line that can't be read or lies outside of the picture. */
export function calloutsIn(text: string): (FeatureCallout | undefined)[] {
  return linesIn(text).map((line) => {
    const [, feature, x, y] = row.exec(line) ?? []
    if (feature === undefined) return undefined
    if (x === undefined || y === undefined) return { feature, place: null }
    const place = { x: Number(x), y: Number(y) }
    return place.x <= 100 && place.y <= 100 ? { feature, place } : undefined
  })
}

export const calloutText = (callouts: readonly FeatureCallout[]): string =>
  callouts
    .map(({ feature, place }) => `${feature}: ${place ? `${place.x} ${place.y}` : '-'}`)
    .join('\n')
